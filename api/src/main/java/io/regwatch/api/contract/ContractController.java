package io.regwatch.api.contract;

import java.nio.charset.StandardCharsets;

import io.regwatch.api.ApiController;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.core.io.ClassPathResource;
import org.springframework.core.io.Resource;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;

@ApiController
class ContractController {

	// Swagger UI writes style attributes and draws icons from data addresses.
	private static final String POLICY = "default-src 'self'; style-src 'self' 'unsafe-inline'; "
			+ "img-src 'self' data:; frame-ancestors 'none'";

	@GetMapping("/openapi.yaml")
	ResponseEntity<Resource> file() {
		return answer("application", "yaml", new ClassPathResource("openapi/regwatch.yaml"));
	}

	@GetMapping("/docs")
	ResponseEntity<Resource> page(HttpServletResponse response) {
		response.setHeader("Content-Security-Policy", POLICY);
		return answer("text", "html", new ClassPathResource("page.html", ContractController.class));
	}

	@GetMapping("/docs/page.js")
	ResponseEntity<Resource> script() {
		return answer("text", "javascript", new ClassPathResource("page.js", ContractController.class));
	}

	private static ResponseEntity<Resource> answer(String type, String subtype, Resource resource) {
		return ResponseEntity.ok().contentType(new MediaType(type, subtype, StandardCharsets.UTF_8)).body(resource);
	}

}
