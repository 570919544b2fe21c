package io.regwatch.api.security;

import java.io.IOException;

import io.regwatch.api.error.ErrorBody;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.server.ServerHttpResponse;
import org.springframework.web.cors.DefaultCorsProcessor;

/** Refuses origins with the same body as every other error. */
final class JsonCorsProcessor extends DefaultCorsProcessor {

	private final JsonMapper json;

	JsonCorsProcessor(JsonMapper json) {
		this.json = json;
	}

	@Override
	protected void rejectRequest(ServerHttpResponse response) throws IOException {
		response.setStatusCode(HttpStatus.FORBIDDEN);
		response.getHeaders().setContentType(MediaType.APPLICATION_JSON);
		response.getBody()
			.write(this.json
				.writeValueAsBytes(new ErrorBody("CORS: this origin is not allowed", HttpStatus.FORBIDDEN.value())));
		response.flush();
	}

}
