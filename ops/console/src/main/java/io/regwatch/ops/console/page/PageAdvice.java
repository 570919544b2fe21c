package io.regwatch.ops.console.page;

import io.regwatch.api.error.RateLimitedException;
import io.regwatch.ops.console.security.ConsoleController;
import io.regwatch.ops.console.security.ConsoleEnabled;
import io.regwatch.store.DatabaseClock;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpStatus;
import org.springframework.http.ProblemDetail;
import org.springframework.ui.Model;
import org.springframework.web.ErrorResponse;
import org.springframework.web.bind.annotation.ControllerAdvice;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.ModelAttribute;
import org.springframework.web.context.request.async.AsyncRequestNotUsableException;
import org.springframework.web.method.annotation.MethodArgumentTypeMismatchException;

/** Model attributes and error pages of all pages. */
@ConsoleEnabled
@ControllerAdvice(annotations = ConsoleController.class)
@Order(Ordered.HIGHEST_PRECEDENCE)
@EnableConfigurationProperties(ConsoleProperties.class)
class PageAdvice {

	private static final Logger log = LoggerFactory.getLogger(PageAdvice.class);

	private final ConsoleProperties properties;

	private final DatabaseClock clock;

	PageAdvice(ConsoleProperties properties, DatabaseClock clock) {
		this.properties = properties;
		this.clock = clock;
	}

	@ModelAttribute
	void add(Model model, HttpServletRequest request) {
		model.addAttribute("format", new Formats(this.properties.zone(), this.clock.now()));
		model.addAttribute("path", request.getRequestURI());
	}

	/** A browser that closes a stream of events needs no page. */
	@ExceptionHandler
	void disconnect(AsyncRequestNotUsableException ex, HttpServletResponse response) {
		log.debug("A browser has closed its connection", ex);
	}

	/** The error page is a page like the others: it needs the attributes of all pages. */
	@ExceptionHandler
	String fail(Exception ex, HttpServletRequest request) {
		ProblemDetail known = problem(ex);
		if (known == null || known.getStatus() >= 500) {
			log.error("A page failed", ex);
		}
		request.setAttribute("problemStatus", (known != null) ? known.getStatus() : 500);
		request.setAttribute("problemMessage", (known != null && known.getDetail() != null) ? known.getDetail()
				: "The page could not be made. The log has the cause.");
		return "forward:/console/problem";
	}

	private static @Nullable ProblemDetail problem(Exception ex) {
		if (ex instanceof MethodArgumentTypeMismatchException) {
			return ProblemDetail.forStatusAndDetail(HttpStatus.NOT_FOUND, "There is nothing at this address.");
		}
		if (ex instanceof RateLimitedException limited) {
			return ProblemDetail.forStatusAndDetail(HttpStatus.TOO_MANY_REQUESTS, String.valueOf(limited.getMessage()));
		}
		return (ex instanceof ErrorResponse response) ? response.getBody() : null;
	}

}
