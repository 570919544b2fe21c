package io.regwatch.api.error;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicBoolean;

import org.apache.catalina.connector.Request;
import org.apache.catalina.connector.Response;
import org.apache.catalina.valves.ErrorReportValve;
import org.apache.coyote.ActionCode;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;

/**
 * Error responses for requests that Tomcat refuses, such as malformed paths. Where a
 * response has begun it breaks the connection, as its parent does.
 */
public final class JsonErrorReportValve extends ErrorReportValve {

	private static final JsonMapper JSON = new JsonMapper();

	@Override
	protected void report(Request request, Response response, @Nullable Throwable failure) {
		HttpStatus status = HttpStatus.resolve(response.getStatus());
		if (status == null || !status.isError() || response.getContentWritten() > 0 || !isOpen(response)
				|| !response.setErrorReported()) {
			return;
		}
		try {
			response.setContentType(MediaType.APPLICATION_JSON_VALUE);
			response.getOutputStream()
				.write(JSON.writeValueAsString(new ErrorBody(status.getReasonPhrase(), status.value()))
					.getBytes(StandardCharsets.UTF_8));
			response.finishResponse();
		}
		catch (IOException | IllegalStateException ex) {
			this.container.getLogger().debug("An error response could not be sent", ex);
		}
	}

	private static boolean isOpen(Response response) {
		AtomicBoolean open = new AtomicBoolean();
		response.getCoyoteResponse().action(ActionCode.IS_IO_ALLOWED, open);
		return open.get();
	}

}
