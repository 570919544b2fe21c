package io.regwatch.ops;

import org.springframework.boot.autoconfigure.SpringBootApplication;

/** Every module in one application context; who starts it says on which servers. */
@SpringBootApplication(scanBasePackages = "io.regwatch")
public class RegwatchApplication {

}
