package io.regwatch.api.error;

import io.regwatch.api.ApiController;
import jakarta.servlet.RequestDispatcher;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import org.jspecify.annotations.Nullable;

import org.springframework.boot.webmvc.error.ErrorController;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.RequestMapping;

/** Answers what failed before or after the endpoints. */
@ApiController
class JsonErrorController implements ErrorController {

	// Tomcat asks here also for the end of an answer that is under way: it gets none.
	@RequestMapping("${spring.web.error.path:${error.path:/error}}")
	@Nullable ResponseEntity<Object> answer(HttpServletRequest request, HttpServletResponse response) {
		if (response.isCommitted()) {
			return null;
		}
		if (request.getAttribute(RequestDispatcher.ERROR_EXCEPTION) instanceof Throwable failure) {
			return ErrorCategory.of(failure).answer();
		}
		HttpStatus status = (request.getAttribute(RequestDispatcher.ERROR_STATUS_CODE) instanceof Integer code)
				? HttpStatus.valueOf(code) : HttpStatus.NOT_FOUND;
		return ErrorBody.answer(status, status.getReasonPhrase());
	}

}
