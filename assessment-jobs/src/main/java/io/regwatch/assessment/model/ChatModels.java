package io.regwatch.assessment.model;

import java.net.URI;
import java.util.Optional;

import dev.langchain4j.model.anthropic.AnthropicChatModel;
import dev.langchain4j.model.chat.Capability;
import dev.langchain4j.model.chat.ChatModel;
import dev.langchain4j.model.ollama.OllamaChatModel;
import dev.langchain4j.model.openai.OpenAiChatModel;

/** Models of providers. Attempts are counted here, not there. */
final class ChatModels {

	private static final String OLLAMA_AT_HOME = "http://127.0.0.1:11434";

	private ChatModels() {
	}

	/** Empty for provider {@code offline}. */
	static Optional<ChatModel> of(ModelProperties properties) {
		return switch (properties.provider()) {
			case OFFLINE -> Optional.empty();
			case OPENAI -> Optional.of(openAi(properties));
			case ANTHROPIC -> Optional.of(anthropic(properties));
			case OLLAMA -> Optional.of(ollama(properties));
		};
	}

	/** Other servers than OpenAI's may not know the newer name of the limit. */
	private static ChatModel openAi(ModelProperties properties) {
		OpenAiChatModel.OpenAiChatModelBuilder model = OpenAiChatModel.builder()
			.httpClientBuilder(new BoundedHttpBuilder(properties))
			.modelName(properties.name())
			.temperature(properties.temperature())
			.supportedCapabilities(Capability.RESPONSE_FORMAT_JSON_SCHEMA)
			.strictJsonSchema(true)
			.maxRetries(0);
		if (!properties.apiKey().isBlank()) {
			model.apiKey(properties.apiKey());
		}
		URI baseUrl = properties.baseUrl();
		return ((baseUrl != null) ? model.baseUrl(baseUrl.toString()).maxTokens(properties.maxOutputTokens())
				: model.maxCompletionTokens(properties.maxOutputTokens()))
			.build();
	}

	private static ChatModel anthropic(ModelProperties properties) {
		AnthropicChatModel.AnthropicChatModelBuilder model = AnthropicChatModel.builder()
			.httpClientBuilder(new BoundedHttpBuilder(properties))
			.modelName(properties.name())
			.apiKey(properties.apiKey())
			.temperature(properties.temperature())
			.maxTokens(properties.maxOutputTokens())
			.cacheSystemMessages(true)
			.supportedCapabilities(Capability.RESPONSE_FORMAT_JSON_SCHEMA)
			.maxRetries(0);
		URI baseUrl = properties.baseUrl();
		return ((baseUrl != null) ? model.baseUrl(baseUrl.toString()) : model).build();
	}

	private static ChatModel ollama(ModelProperties properties) {
		URI baseUrl = properties.baseUrl();
		return OllamaChatModel.builder()
			.httpClientBuilder(new BoundedHttpBuilder(properties))
			.baseUrl((baseUrl != null) ? baseUrl.toString() : OLLAMA_AT_HOME)
			.modelName(properties.name())
			.temperature(properties.temperature())
			.numPredict(properties.maxOutputTokens())
			.supportedCapabilities(Capability.RESPONSE_FORMAT_JSON_SCHEMA)
			.maxRetries(0)
			.build();
	}

}
