SwaggerUIBundle({ url: "openapi.yaml", dom_id: "#page", deepLinking: true, validatorUrl: null });
