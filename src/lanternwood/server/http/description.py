"""The API's description of itself, for programs: OpenAPI, as JSON."""

from typing import Any

from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from lanternwood.server.wire.http import Draw

WRITTEN_AS_LISTS = (Draw.__name__,)


class Description(JsonRenderPlugin):
    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Says, too, that no model has fields but those it names, and which are written as lists."""
        models = openapi_schema["components"]["schemas"]
        for name, model in models.items():
            if name in WRITTEN_AS_LISTS and "properties" in model:
                fields = list(model["properties"].values())
                models[name] = {
                    "type": "array",
                    "prefixItems": fields,
                    "minItems": len(fields),
                    "maxItems": len(fields),
                }
            elif "properties" in model:
                model["additionalProperties"] = False
        return super().render(request, openapi_schema)
