"""An import contract of our own: import-linter can forbid packages by name, but not all packages but one."""

import sys

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class SelfContained(Contract):
    """Packages that import only the standard library, their own root package and what is allowed by name."""

    packages = fields.ListField(subfield=fields.StringField())
    allowed = fields.ListField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        packages: list[str] = [name for name in self.packages if name in graph.modules]  # type: ignore[attr-defined]
        own_roots = {name.split(".")[0] for name in packages}
        known = sys.stdlib_module_names | own_roots | set(self.allowed)  # type: ignore[call-overload]
        strangers = [
            f"{importer} imports {imported}"
            for package in packages
            for importer in sorted({package} | graph.find_descendants(package))
            for imported in sorted(graph.find_modules_directly_imported_by(importer))
            if imported.split(".")[0] not in known
        ]
        return ContractCheck(kept=not strangers, metadata={"strangers": strangers})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for stranger in check.metadata["strangers"]:
            output.print_error(stranger)
