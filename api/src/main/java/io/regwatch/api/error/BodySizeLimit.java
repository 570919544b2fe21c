package io.regwatch.api.error;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Type;

import org.apache.commons.io.input.BoundedInputStream;

import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.core.MethodParameter;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpInputMessage;
import org.springframework.http.converter.HttpMessageConverter;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.servlet.mvc.method.annotation.RequestBodyAdviceAdapter;

/** Refuses bodies of more than 1 MiB while they are read. */
@RestControllerAdvice
@ConditionalOnWebApplication
class BodySizeLimit extends RequestBodyAdviceAdapter {

	private static final int MAX = 1024 * 1024;

	@Override
	public boolean supports(MethodParameter parameter, Type type,
			Class<? extends HttpMessageConverter<?>> converterType) {
		return true;
	}

	@Override
	public HttpInputMessage beforeBodyRead(HttpInputMessage message, MethodParameter parameter, Type type,
			Class<? extends HttpMessageConverter<?>> converterType) throws IOException {
		InputStream body = BoundedInputStream.builder()
			.setInputStream(message.getBody())
			.setMaxCount(MAX + 1)
			.setOnMaxCount((_, _) -> {
				throw new BodyTooLargeException(MAX);
			})
			.get();
		return new HttpInputMessage() {

			@Override
			public InputStream getBody() {
				return body;
			}

			@Override
			public HttpHeaders getHeaders() {
				return message.getHeaders();
			}

		};
	}

}
