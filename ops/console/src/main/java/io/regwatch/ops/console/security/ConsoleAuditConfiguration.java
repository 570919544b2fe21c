package io.regwatch.ops.console.security;

import java.util.Map;
import java.util.UUID;

import io.regwatch.api.StoreTimeout;
import io.regwatch.api.audit.AuditInterceptor;
import io.regwatch.api.security.Uuids;
import io.regwatch.audit.AuditLog;
import io.regwatch.audit.AuditedCall;
import jakarta.servlet.http.HttpServletRequest;
import org.jspecify.annotations.Nullable;

import org.springframework.context.annotation.Configuration;
import org.springframework.web.servlet.HandlerMapping;
import org.springframework.web.servlet.config.annotation.InterceptorRegistry;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;

/** Records what people do in the audit log of the API. */
@Configuration(proxyBeanMethods = false)
@ConsoleEnabled
class ConsoleAuditConfiguration implements WebMvcConfigurer {

	private final AuditInterceptor interceptor;

	ConsoleAuditConfiguration(AuditLog log, StoreTimeout timeout) {
		this.interceptor = new AuditInterceptor(log, timeout, ConsoleAuditConfiguration::call);
	}

	/** A failed form is forwarded to an error page, which is no call of its own. */
	@Override
	public void addInterceptors(InterceptorRegistry registry) {
		registry.addInterceptor(this.interceptor)
			.addPathPatterns("/console/**")
			.excludePathPatterns("/console/problem", "/console/denied", ConsoleSecurityConfiguration.SIGN_IN);
	}

	private static @Nullable AuditedCall call(HttpServletRequest request) {
		String person = request.getRemoteUser();
		return (person != null) ? new AuditedCall(null, SignedIn.key(person), request.getRemoteAddr(),
				request.getMethod(), request.getRequestURI(), workspace(request)) : null;
	}

	/** The path is not checked yet: it can name any workspace, or none. */
	private static @Nullable UUID workspace(HttpServletRequest request) {
		return (request.getAttribute(HandlerMapping.URI_TEMPLATE_VARIABLES_ATTRIBUTE) instanceof Map<?, ?> variables
				&& variables.get("workspace") instanceof String id) ? Uuids.parse(id).orElse(null) : null;
	}

}
