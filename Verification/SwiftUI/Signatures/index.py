"""Reads the compiler's index of the checks' sources: the symbol that each name refers to."""
import ctypes
import pathlib
import shutil

REFERENCE, RECORD = 1 << 2, 2


class Text(ctypes.Structure):
    _fields_ = [("data", ctypes.POINTER(ctypes.c_char)), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode()


APPLIER = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)


def library():
    """Returns the toolchain's libIndexStore with the functions of its header indexstore.h that are used here."""
    compiler = pathlib.Path(shutil.which("swiftc")).resolve()
    store = ctypes.CDLL(str(compiler.parent.parent / "lib" / "libIndexStore.so"))
    handle, error = ctypes.c_void_p, ctypes.POINTER(ctypes.c_void_p)
    for name, result, arguments in [
            ("store_create", handle, [ctypes.c_char_p, error]),
            ("unit_reader_create", handle, [handle, ctypes.c_char_p, error]),
            ("unit_reader_dispose", None, [handle]),
            ("unit_reader_get_main_file", Text, [handle]),
            ("unit_reader_dependencies_apply_f", ctypes.c_bool, [handle, handle, APPLIER]),
            ("unit_dependency_get_kind", ctypes.c_int, [handle]),
            ("unit_dependency_get_name", Text, [handle]),
            ("unit_dependency_get_filepath", Text, [handle]),
            ("record_reader_create", handle, [handle, ctypes.c_char_p, error]),
            ("record_reader_dispose", None, [handle]),
            ("record_reader_occurrences_apply_f", ctypes.c_bool, [handle, handle, APPLIER]),
            ("occurrence_get_symbol", handle, [handle]),
            ("occurrence_get_roles", ctypes.c_uint64, [handle]),
            ("occurrence_get_line_col", None, [handle, ctypes.POINTER(ctypes.c_uint), ctypes.POINTER(ctypes.c_uint)]),
            ("symbol_get_usr", Text, [handle])]:
        function = getattr(store, "indexstore_" + name)
        function.restype, function.argtypes = result, arguments
    return store


def references(folder, wanted):
    """Returns (file, line, column, identifier) for each reference to a wanted identifier in the index of a build."""
    lib, found = library(), set()
    error = ctypes.c_void_p()
    store = lib.indexstore_store_create(str(folder).encode(), ctypes.byref(error))
    if not store:
        raise SystemExit(f"no index at {folder}")

    def occurrences(record, file):
        reader = lib.indexstore_record_reader_create(store, record.encode(), ctypes.byref(error))
        line, column = ctypes.c_uint(), ctypes.c_uint()

        @APPLIER
        def one(_, occurrence):
            if lib.indexstore_occurrence_get_roles(occurrence) & REFERENCE:
                usr = str(lib.indexstore_symbol_get_usr(lib.indexstore_occurrence_get_symbol(occurrence)))
                if usr in wanted:
                    lib.indexstore_occurrence_get_line_col(occurrence, ctypes.byref(line), ctypes.byref(column))
                    found.add((file, line.value, column.value, usr))
            return True

        lib.indexstore_record_reader_occurrences_apply_f(reader, None, one)
        lib.indexstore_record_reader_dispose(reader)

    for unit in sorted((pathlib.Path(folder) / "v5" / "units").iterdir()):
        reader = lib.indexstore_unit_reader_create(store, unit.name.encode(), ctypes.byref(error))
        if not reader:
            continue
        main = str(lib.indexstore_unit_reader_get_main_file(reader))
        if main.endswith(".swift") and pathlib.Path(main).exists():
            records = []

            @APPLIER
            def one(_, dependency):
                if lib.indexstore_unit_dependency_get_kind(dependency) == RECORD \
                        and str(lib.indexstore_unit_dependency_get_filepath(dependency)) == main:
                    records.append(str(lib.indexstore_unit_dependency_get_name(dependency)))
                return True

            lib.indexstore_unit_reader_dependencies_apply_f(reader, None, one)
            for record in records:
                occurrences(record, main)
        lib.indexstore_unit_reader_dispose(reader)
    return found
