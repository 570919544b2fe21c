package io.regwatch.api.audit;

import java.util.Set;
import java.util.UUID;

import io.regwatch.api.StoreTimeout;
import io.regwatch.api.security.ApiClient;
import io.regwatch.audit.AuditLog;
import io.regwatch.audit.AuditedCall;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.dao.DataAccessException;
import org.springframework.stereotype.Component;
import org.springframework.web.servlet.HandlerInterceptor;
import org.springframework.web.servlet.config.annotation.InterceptorRegistry;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;

/**
 * Records calls that may change something before they are handled. A call that cannot be
 * recorded is refused.
 */
@Component
@ConditionalOnWebApplication
class AuditInterceptor implements HandlerInterceptor, WebMvcConfigurer {

	private static final Logger logger = LoggerFactory.getLogger(AuditInterceptor.class);

	private static final Set<String> READS = Set.of("GET", "HEAD", "OPTIONS");

	private static final String EVENT = AuditInterceptor.class.getName();

	private final AuditLog log;

	private final StoreTimeout timeout;

	AuditInterceptor(AuditLog log, StoreTimeout timeout) {
		this.log = log;
		this.timeout = timeout;
	}

	@Override
	public void addInterceptors(InterceptorRegistry registry) {
		registry.addInterceptor(this).addPathPatterns("/api/**");
	}

	@Override
	public boolean preHandle(HttpServletRequest request, HttpServletResponse response, Object handler) {
		if (!READS.contains(request.getMethod()) && request.getAttribute("client") instanceof ApiClient client) {
			AuditedCall call = new AuditedCall(client.id(), client.keyId(), request.getRemoteAddr(),
					request.getMethod(), request.getRequestURI(), client.workspace());
			request.setAttribute(EVENT, this.timeout.call(() -> this.log.begin(call)));
		}
		return true;
	}

	@Override
	public void afterCompletion(HttpServletRequest request, HttpServletResponse response, Object handler,
			@Nullable Exception ex) {
		if (request.getAttribute(EVENT) instanceof UUID event) {
			complete(event, response.getStatus());
		}
	}

	private void complete(UUID event, int status) {
		try {
			this.timeout.call(() -> {
				this.log.complete(event, status);
				return status;
			});
		}
		catch (DataAccessException ex) {
			logger.warn("The status {} of the audit event '{}' could not be recorded", status, event, ex);
		}
	}

}
