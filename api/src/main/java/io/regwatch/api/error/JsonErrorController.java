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

/** Error responses for what fails outside of controllers. */
@ApiController
class JsonErrorController implements ErrorController {

	// Tomcat includes the error page also into responses that have begun.
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
