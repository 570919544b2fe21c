package io.regwatch.api;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

import org.springframework.dao.PessimisticLockingFailureException;
import org.springframework.resilience.annotation.Retryable;
import org.springframework.transaction.annotation.Transactional;

/**
 * A transaction that is repeated if PostgreSQL aborts it: deadlock or serialization
 * failure.
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@Transactional
@Retryable(includes = PessimisticLockingFailureException.class, maxRetries = 5, delay = 20, jitter = 20, multiplier = 2)
public @interface RetriedTransaction {

}
