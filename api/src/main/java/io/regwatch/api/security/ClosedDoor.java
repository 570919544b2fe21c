package io.regwatch.api.security;

import java.io.IOException;

import io.regwatch.api.error.ErrorBody;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.boot.autoconfigure.condition.ConditionalOnBooleanProperty;
import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.server.PathContainer;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;
import org.springframework.web.util.ServletRequestPathUtils;
import org.springframework.web.util.pattern.PathPattern;
import org.springframework.web.util.pattern.PathPatternParser;

/** Lets nobody in where only work is done; health is told all the same. */
@Component
@ConditionalOnWebApplication
@ConditionalOnBooleanProperty("regwatch.api.closed")
@Order(Ordered.HIGHEST_PRECEDENCE)
class ClosedDoor extends OncePerRequestFilter {

	private static final PathPattern HEALTH = new PathPatternParser().parse("/actuator/**");

	private final JsonMapper json;

	ClosedDoor(JsonMapper json) {
		this.json = json;
	}

	@Override
	protected boolean shouldNotFilter(HttpServletRequest request) {
		PathContainer path = ServletRequestPathUtils.parse(request).pathWithinApplication();
		return HEALTH.matches(path);
	}

	@Override
	protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
			throws ServletException, IOException {
		response.setStatus(HttpStatus.NOT_FOUND.value());
		response.setContentType(MediaType.APPLICATION_JSON_VALUE);
		response.getOutputStream()
			.write(this.json.writeValueAsBytes(
					new ErrorBody("This process only works: ask one with the role api", HttpStatus.NOT_FOUND.value())));
	}

}
