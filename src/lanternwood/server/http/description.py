"""The API's description of itself, for programs: OpenAPI, as JSON."""

from typing import Any

from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin


class Description(JsonRenderPlugin):
    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Says, too, that no model has fields but those it names."""
        for model in openapi_schema["components"]["schemas"].values():
            if "properties" in model:
                model["additionalProperties"] = False
        return super().render(request, openapi_schema)
