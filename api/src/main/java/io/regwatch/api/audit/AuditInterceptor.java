package io.regwatch.api.audit;

import java.util.Set;
import java.util.UUID;
import java.util.function.Function;

import io.regwatch.api.StoreTimeout;
import io.regwatch.audit.AuditLog;
import io.regwatch.audit.AuditedCall;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.dao.DataAccessException;
import org.springframework.web.servlet.HandlerInterceptor;

/**
 * Records calls that may change something before they are handled. A call that cannot be
 * recorded is refused.
 */
public final class AuditInterceptor implements HandlerInterceptor {

	private static final Logger logger = LoggerFactory.getLogger(AuditInterceptor.class);

	private static final Set<String> READS = Set.of("GET", "HEAD", "OPTIONS");

	private static final String EVENT = AuditInterceptor.class.getName();

	private final AuditLog log;

	private final StoreTimeout timeout;

	private final Function<HttpServletRequest, @Nullable AuditedCall> call;

	/**
	 * Makes an interceptor.
	 * @param log to write
	 * @param timeout of each write
	 * @param call describes a request; {@code null} for one without a known sender, which
	 * is not recorded
	 */
	public AuditInterceptor(AuditLog log, StoreTimeout timeout,
			Function<HttpServletRequest, @Nullable AuditedCall> call) {
		this.log = log;
		this.timeout = timeout;
		this.call = call;
	}

	@Override
	public boolean preHandle(HttpServletRequest request, HttpServletResponse response, Object handler) {
		begin(request);
		return true;
	}

	/**
	 * Records a call that was refused before it had a handler. It has changed nothing, so
	 * the response is given also if it cannot be recorded.
	 * @param request that was refused
	 * @param status of the response
	 */
	void recordRefused(HttpServletRequest request, int status) {
		if (request.getAttribute(EVENT) != null) {
			return;
		}
		try {
			begin(request);
		}
		catch (DataAccessException ex) {
			logger.warn("A call that was refused with status {} could not be recorded", status, ex);
		}
		if (request.getAttribute(EVENT) instanceof UUID event) {
			complete(event, status);
		}
	}

	private void begin(HttpServletRequest request) {
		AuditedCall audited = READS.contains(request.getMethod()) ? null : this.call.apply(request);
		if (audited != null) {
			request.setAttribute(EVENT, this.timeout.call(() -> this.log.begin(audited)));
		}
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
