package io.regwatch.api.profile;

import java.net.URI;
import java.util.Optional;
import java.util.UUID;

import io.regwatch.api.error.FailedTaskException;
import io.regwatch.api.error.InvalidInputException;
import io.regwatch.api.error.TaskTimeoutException;
import org.springframework.security.access.AccessDeniedException;
import io.regwatch.schema.ProfileOutcome;
import io.regwatch.schema.ProfileRequest;
import io.regwatch.store.DatabaseClock;
import io.regwatch.scheduling.WorkQueue;
import io.regwatch.scheduling.WorkKind;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionTemplate;

/**
 * Profiles that workers make while a client waits. Nothing is held meanwhile but the
 * client's own connection and a virtual thread.
 */
@Component
@EnableConfigurationProperties(GenerationProperties.class)
class ProfileGenerationService {

	private final WorkQueue work;

	private final Profiles profiles;

	private final DatabaseClock clock;

	private final TransactionTemplate transaction;

	private final GenerationProperties properties;

	ProfileGenerationService(WorkQueue work, Profiles profiles, DatabaseClock clock, TransactionTemplate transaction,
			GenerationProperties properties) {
		this.work = work;
		this.profiles = profiles;
		this.clock = clock;
		this.transaction = transaction;
		this.properties = properties;
	}

	Profile generate(UUID workspace, URI website) {
		UUID id = this.transaction.execute((status) -> request(workspace, website));
		long end = System.nanoTime() + this.properties.patience().toNanos();
		Optional<Answered> answer = take(workspace, id);
		while (answer.isEmpty()) {
			if (System.nanoTime() - end >= 0) {
				return atLast(workspace, id);
			}
			sleep(id);
			answer = take(workspace, id);
		}
		return profile(answer.get());
	}

	/** What came in the last moment counts; where nothing can come, nothing is left. */
	private Profile atLast(UUID workspace, UUID id) {
		if (this.work.cancel(WorkKind.GENERATE_PROFILE, id.toString())) {
			throw new TaskTimeoutException("The profile was not ready in time: it is as it was");
		}
		return profile(take(workspace, id).orElseThrow(() -> new AccessDeniedException("There is no such workspace")));
	}

	private static Profile profile(Answered answer) {
		return switch (answer) {
			case Answered.With with -> with.profile();
			case Answered.Refused refused -> throw new InvalidInputException(refused.message());
			case Answered.Failed failed -> throw new FailedTaskException(failed.message());
		};
	}

	private UUID request(UUID workspace, URI website) {
		UUID id = this.clock.newId();
		this.work.request(WorkKind.GENERATE_PROFILE, id.toString(), workspace, new ProfileRequest(website.toString()));
		return id;
	}

	/** The profile is replaced with the outcome's leaving, in one transaction. */
	private Optional<Answered> take(UUID workspace, UUID id) {
		return this.transaction
			.execute((status) -> this.work.takeResult(WorkKind.GENERATE_PROFILE, id.toString(), ProfileOutcome.class)
				.map((outcome) -> switch (outcome) {
					case ProfileOutcome.Made made ->
						new Answered.With(this.profiles.replace(workspace, made.profile()));
					case ProfileOutcome.Refused refused -> new Answered.Refused(refused.message());
					case ProfileOutcome.Failed failed -> new Answered.Failed(failed.message());
				}));
	}

	private void sleep(UUID id) {
		try {
			Thread.sleep(this.properties.look());
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			this.work.cancel(WorkKind.GENERATE_PROFILE, id.toString());
			throw new TaskTimeoutException("The service stops: ask again later");
		}
	}

	private sealed interface Answered {

		record With(Profile profile) implements Answered {

		}

		record Refused(String message) implements Answered {

		}

		record Failed(String message) implements Answered {

		}

	}

}
