package io.regwatch.ops.console.workspace;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

import io.regwatch.ops.console.security.ConsoleController;

import org.springframework.web.bind.annotation.RequestMapping;

/**
 * A controller of pages of one workspace, which is a model attribute {@code workspace}.
 * Its methods are not called for people who do not see the workspace.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@ConsoleController
@RequestMapping("/console/workspaces/{workspace}")
public @interface WorkspaceController {

}
