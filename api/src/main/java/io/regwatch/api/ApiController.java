package io.regwatch.api;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.web.bind.annotation.RestController;

/** A REST controller, which exists only where a web server runs. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@RestController
@ConditionalOnWebApplication
public @interface ApiController {

	/** For {@code consumes}: other media types are refused before the body is read. */
	String JSON = "application/json";

}
