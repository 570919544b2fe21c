package io.regwatch.assessment.model;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

import dev.langchain4j.data.message.AiMessage;
import dev.langchain4j.model.chat.ChatModel;
import dev.langchain4j.model.chat.request.ChatRequest;
import dev.langchain4j.model.chat.response.ChatResponse;
import io.micrometer.observation.ObservationRegistry;

import org.springframework.boot.context.properties.bind.Binder;

/**
 * Answers that stand in files, in the place of a model: those of a person, or of a
 * program that cannot be called. Each prompt is written beside its answer.
 */
public final class RecordedAnswers {

	/** The name of the model in results. */
	public static final String MODEL = "recorded";

	private static final ModelProperties PROPERTIES = new Binder()
		.bindOrCreate(ModelProperties.PREFIX, ModelProperties.class)
		.withName(MODEL);

	private final Path directory;

	private final ModelCallGuard guard = new ModelCallGuard(PROPERTIES, ObservationRegistry.NOOP);

	/**
	 * Answers of a directory.
	 * @param directory created if it does not exist
	 */
	public RecordedAnswers(Path directory) {
		this.directory = directory;
	}

	/**
	 * A model that has one prompt and one answer.
	 * @param name of the files {@code NAME.md}, which is written, and {@code NAME.json},
	 * which is read; what cannot stand in a file name becomes {@code _}
	 * @return rejects the request if there is no answer
	 */
	public LanguageModel named(String name) {
		String file = name.replaceAll("[^\\p{L}\\d._-]", "_");
		ChatModel model = new Recorded(this.directory.resolve(file + ".md"), this.directory.resolve(file + ".json"));
		return new LanguageModel(PROPERTIES, model, this.guard);
	}

	private record Recorded(Path prompt, Path answer) implements ChatModel {

		@Override
		public ChatResponse chat(ChatRequest request) {
			try {
				Files.createDirectories(this.prompt.toAbsolutePath().getParent());
				Files.writeString(this.prompt, Conversation.text(request.messages()));
				return ChatResponse.builder().aiMessage(AiMessage.from(Files.readString(this.answer))).build();
			}
			catch (NoSuchFileException ex) {
				throw new CallFailedException(ModelFailure.REJECTED, null, ex);
			}
			catch (IOException ex) {
				throw new UncheckedIOException(ex);
			}
		}

	}

}
