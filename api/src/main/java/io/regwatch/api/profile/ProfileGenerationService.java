package io.regwatch.api.profile;

import java.net.URI;
import java.time.Duration;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Supplier;

import io.regwatch.api.error.InvalidInputException;
import io.regwatch.api.error.RateLimitedException;
import io.regwatch.schema.ProfileOutcome;
import io.regwatch.schema.ProfileRequest;
import io.regwatch.store.DatabaseClock;
import io.regwatch.scheduling.WorkQueue;
import io.regwatch.scheduling.WorkKind;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.http.HttpStatus;
import org.springframework.security.access.AccessDeniedException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionTemplate;
import org.springframework.web.server.ResponseStatusException;

/**
 * Waits for profiles that workers generate. A waiting request holds its HTTP connection
 * and a virtual thread, but no database connection.
 */
@Component
@EnableConfigurationProperties(GenerationProperties.class)
class ProfileGenerationService {

	private final WorkQueue work;

	private final Profiles profiles;

	private final ClientGenerationLimit limit;

	private final DatabaseClock clock;

	private final TransactionTemplate transaction;

	private final GenerationProperties properties;

	ProfileGenerationService(WorkQueue work, Profiles profiles, ClientGenerationLimit limit, DatabaseClock clock,
			TransactionTemplate transaction, GenerationProperties properties) {
		this.work = work;
		this.profiles = profiles;
		this.limit = limit;
		this.clock = clock;
		this.transaction = transaction;
		this.properties = properties;
	}

	Profile generate(UUID workspace, URI website) {
		Profile former = this.profiles.find(workspace);
		UUID id = this.transaction.execute((_) -> {
			this.limit.check(workspace);
			return request(workspace, website);
		});
		long end = System.nanoTime() + this.properties.timeout().toNanos();
		Optional<Supplier<Profile>> result = take(former, workspace, id);
		while (result.isEmpty() && System.nanoTime() - end < 0) {
			sleep(id);
			result = take(former, workspace, id);
		}
		return result.orElseGet(() -> lastChance(former, workspace, id)).get();
	}

	/** A result that came before the cancellation counts. */
	private Supplier<Profile> lastChance(Profile former, UUID workspace, UUID id) {
		if (this.work.cancel(WorkKind.GENERATE_PROFILE, id.toString())) {
			throw timeout("The profile was not ready in time: it is unchanged");
		}
		return take(former, workspace, id).orElseThrow(() -> new AccessDeniedException("The workspace was deleted"));
	}

	private UUID request(UUID workspace, URI website) {
		UUID id = this.clock.newId();
		this.work.request(WorkKind.GENERATE_PROFILE, id.toString(), workspace,
				new ProfileRequest(workspace, website.toString()));
		return id;
	}

	/**
	 * The profile is replaced in the transaction that removes the result; errors are
	 * thrown only after it. What clients changed since the request is kept.
	 */
	private Optional<Supplier<Profile>> take(Profile former, UUID workspace, UUID id) {
		return this.transaction
			.execute((_) -> this.work.takeResult(WorkKind.GENERATE_PROFILE, id.toString(), ProfileOutcome.class)
				.map((outcome) -> result(former, workspace, outcome)));
	}

	private Supplier<Profile> result(Profile former, UUID workspace, ProfileOutcome outcome) {
		return switch (outcome) {
			case ProfileOutcome.Made made -> {
				Profile profile = this.profiles.replace(workspace, made.profile(), former);
				yield () -> profile;
			}
			case ProfileOutcome.Refused refused -> () -> {
				throw new InvalidInputException(refused.message());
			};
			case ProfileOutcome.Failed failed -> () -> {
				throw new ResponseStatusException(HttpStatus.BAD_GATEWAY, failed.message());
			};
			case ProfileOutcome.OverBudget over -> () -> {
				throw new RateLimitedException("Today's budget for language models is used up",
						Duration.ofSeconds(over.retryAfterSeconds()));
			};
		};
	}

	private void sleep(UUID id) {
		try {
			Thread.sleep(this.properties.pollInterval());
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			this.work.cancel(WorkKind.GENERATE_PROFILE, id.toString());
			throw timeout("The service is shutting down: try again later");
		}
	}

	private static ResponseStatusException timeout(String message) {
		return new ResponseStatusException(HttpStatus.GATEWAY_TIMEOUT, message);
	}

}
