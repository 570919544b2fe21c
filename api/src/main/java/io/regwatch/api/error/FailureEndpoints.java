package io.regwatch.api.error;

import io.regwatch.api.Endpoints;
import jakarta.servlet.RequestDispatcher;
import jakarta.servlet.http.HttpServletRequest;

import org.springframework.boot.webmvc.error.ErrorController;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.RequestMapping;

/** Answers what failed before or after the endpoints. */
@Endpoints
class FailureEndpoints implements ErrorController {

	@RequestMapping("${spring.web.error.path:${error.path:/error}}")
	ResponseEntity<Object> answer(HttpServletRequest request) {
		HttpStatus status = (request.getAttribute(RequestDispatcher.ERROR_STATUS_CODE) instanceof Integer code)
				? HttpStatus.valueOf(code) : HttpStatus.NOT_FOUND;
		return ErrorBody.answer(status, status.getReasonPhrase());
	}

}
