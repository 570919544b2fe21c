package io.regwatch.assessment.model;

import dev.langchain4j.model.chat.ChatModel;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A language model that can be asked by many threads at once. It has no tools and no
 * memory: it knows what stands in the question, and its answer is not to be trusted.
 */
public final class LanguageModel {

	private static final Logger logger = LoggerFactory.getLogger(LanguageModel.class);

	private final ModelProperties properties;

	private final ChatModel model;

	private final ModelCallGuard gate;

	LanguageModel(ModelProperties properties, ChatModel model, ModelCallGuard gate) {
		this.properties = properties;
		this.model = model;
		this.gate = gate;
	}

	/**
	 * Its name.
	 * @return with the provider before a slash
	 */
	public String name() {
		return this.properties.provider().code() + "/" + this.properties.name();
	}

	/**
	 * How much one call for an answer can take.
	 * @param question that would be asked
	 * @return tokens at most, in and out
	 */
	public long most(ModelRequest question) {
		return TokenUpperBound.of(Conversation.opening(question)) + this.properties.maxOutputTokens();
	}

	/**
	 * How much one call can take that quotes earlier answers.
	 * @param question that would be asked, without them
	 * @param answers so many
	 * @return tokens at most, in and out
	 */
	public long mostAfter(ModelRequest question, int answers) {
		return most(question) + (long) answers * this.properties.maxOutputTokens();
	}

	/**
	 * Asks, again if the server fails, once more if the answer cannot be read. Holds
	 * nothing while it waits but one of the provider's places.
	 * @param question to be asked
	 * @param budget that pays for each call
	 * @return an answer, or why there is none
	 * @throws java.util.concurrent.CancellationException if this thread is interrupted
	 */
	public ModelReply ask(ModelRequest question, Budget budget) {
		TokenMeter tab = new TokenMeter(this.properties, name(), question.prompt().version(), budget);
		ModelReply reply = new Conversation(this.model, this.gate, question, tab).reply();
		if (reply instanceof ModelReply.NotAnswered not) {
			logger.warn("Model {} did not answer '{}': {}", name(), question.prompt().version(), not.failure().code());
		}
		return reply;
	}

}
