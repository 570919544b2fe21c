package io.regwatch.assessment.model;

import java.time.Duration;

import dev.langchain4j.http.client.HttpClient;
import dev.langchain4j.http.client.HttpClientBuilder;

/** Applies timeout and maximum size of the settings to all models. */
record BoundedHttpBuilder(ModelProperties properties) implements HttpClientBuilder {

	@Override
	public Duration connectTimeout() {
		return this.properties.timeout();
	}

	@Override
	public HttpClientBuilder connectTimeout(Duration timeout) {
		return this;
	}

	@Override
	public Duration readTimeout() {
		return this.properties.timeout();
	}

	@Override
	public HttpClientBuilder readTimeout(Duration timeout) {
		return this;
	}

	@Override
	public HttpClient build() {
		return new BoundedHttp(this.properties.timeout(), this.properties.maxAnswer().toBytes());
	}

}
