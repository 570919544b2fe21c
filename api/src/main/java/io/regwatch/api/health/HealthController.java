package io.regwatch.api.health;

import io.regwatch.api.ApiController;
import io.regwatch.api.StoreTimeout;
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
 * Health at the API's port, wherever the management port is: load balancers probe the
 * port to which they route.
 */
@ApiController
class HealthController {

	private final HealthEndpointWebExtension health;

	private final StoreTimeout timeout;

	HealthController(HealthEndpointWebExtension health, StoreTimeout timeout) {
		this.health = health;
		this.timeout = timeout;
	}

	@GetMapping("/actuator/health/{*path}")
	ResponseEntity<HealthDescriptor> get(@PathVariable String path) {
		WebEndpointResponse<HealthDescriptor> response = this.timeout.call(() -> this.health.health(ApiVersion.LATEST,
				WebServerNamespace.SERVER, SecurityContext.NONE, false, StringUtils.tokenizeToStringArray(path, "/")));
		if (response.getBody() == null) {
			throw new NotFoundException("health group", path);
		}
		return ResponseEntity.status(response.getStatus()).body(response.getBody());
	}

}
