package io.regwatch.api.audit;

import java.io.IOException;

import io.regwatch.api.security.ApiClient;
import io.regwatch.api.security.VisibleRows;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.http.HttpStatus;
import org.springframework.web.filter.OncePerRequestFilter;

/**
 * Records calls that are refused before they have a handler, such as those without the
 * scope, in a foreign workspace or with an idempotency key that was used. Calls without a
 * valid key have no known sender and are not recorded.
 */
final class RefusedCallFilter extends OncePerRequestFilter {

	private final AuditInterceptor interceptor;

	RefusedCallFilter(AuditInterceptor interceptor) {
		this.interceptor = interceptor;
	}

	@Override
	protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
			throws ServletException, IOException {
		chain.doFilter(request, response);
		if (response.getStatus() >= HttpStatus.BAD_REQUEST.value()
				&& request.getAttribute("client") instanceof ApiClient client) {
			VisibleRows.of(client, () -> {
				this.interceptor.recordRefused(request, response.getStatus());
				return null;
			});
		}
	}

}
