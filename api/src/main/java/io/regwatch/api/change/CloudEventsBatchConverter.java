package io.regwatch.api.change;

import java.io.IOException;

import tools.jackson.databind.json.JsonMapper;

import org.springframework.http.HttpInputMessage;
import org.springframework.http.HttpOutputMessage;
import org.springframework.http.MediaType;
import org.springframework.http.converter.AbstractHttpMessageConverter;
import org.springframework.http.converter.HttpMessageNotReadableException;
import org.springframework.stereotype.Component;

/** Writes a page as a batch of CloudEvents; the cursor is in the header {@code Link}. */
@Component
class CloudEventsBatchConverter extends AbstractHttpMessageConverter<ChangePage> {

	static final String MEDIA_TYPE = "application/cloudevents-batch+json";

	private final JsonMapper json;

	CloudEventsBatchConverter(JsonMapper json) {
		super(MediaType.valueOf(MEDIA_TYPE));
		this.json = json;
	}

	@Override
	protected boolean supports(Class<?> type) {
		return ChangePage.class.equals(type);
	}

	@Override
	protected ChangePage readInternal(Class<? extends ChangePage> type, HttpInputMessage input) {
		throw new HttpMessageNotReadableException("Changes are only written", input);
	}

	@Override
	protected void writeInternal(ChangePage page, HttpOutputMessage output) throws IOException {
		output.getBody().write(this.json.writeValueAsBytes(page.events()));
	}

}
