package io.regwatch.api.health;

import io.regwatch.api.ApiController;
import io.regwatch.api.error.NotFoundException;

import org.springframework.boot.actuate.endpoint.ApiVersion;
import org.springframework.boot.actuate.endpoint.SecurityContext;
import org.springframework.boot.actuate.endpoint.web.WebEndpointResponse;
import org.springframework.boot.actuate.endpoint.web.WebServerNamespace;
import org.springframework.boot.health.actuate.endpoint.HealthDescriptor;
import org.springframework.boot.health.actuate.endpoint.HealthEndpointWebExtension;
import org.springframework.http.ResponseEntity;
import org.springframework.util.StringUtils;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;

/**
 * Answers health where the API is, wherever the management port is and also if there is
 * none: load balancers ask the port that they send clients to.
 */
@ApiController
class HealthController {

	private final HealthEndpointWebExtension health;

	HealthController(HealthEndpointWebExtension health) {
		this.health = health;
	}

	@GetMapping("/actuator/health/{*path}")
	ResponseEntity<HealthDescriptor> get(@PathVariable String path) {
		WebEndpointResponse<HealthDescriptor> response = this.health.health(ApiVersion.LATEST,
				WebServerNamespace.SERVER, SecurityContext.NONE, false, StringUtils.tokenizeToStringArray(path, "/"));
		if (response.getBody() == null) {
			throw new NotFoundException("health group", path);
		}
		return ResponseEntity.status(response.getStatus()).body(response.getBody());
	}

}
