package io.regwatch.api.workspace;

import org.jspecify.annotations.Nullable;

/**
 * The language into which texts are translated for a workspace.
 *
 * @param language BCP 47; {@code null} if nothing is translated
 */
record WorkspaceLanguage(@Nullable String language) {

}
