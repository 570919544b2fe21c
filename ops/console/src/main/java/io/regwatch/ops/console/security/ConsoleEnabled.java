package io.regwatch.ops.console.security;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

import org.springframework.boot.autoconfigure.condition.ConditionalOnBooleanProperty;
import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;

/** A bean that exists only in processes with the role {@code console}. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@ConditionalOnWebApplication
@ConditionalOnBooleanProperty(name = "regwatch.console.enabled", matchIfMissing = true)
public @interface ConsoleEnabled {

}
