package io.regwatch.api.list;

import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.api.error.InvalidInputException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.core.MethodParameter;
import org.springframework.stereotype.Component;
import org.springframework.web.bind.annotation.ModelAttribute;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.method.HandlerMethod;
import org.springframework.web.servlet.HandlerInterceptor;
import org.springframework.web.servlet.config.annotation.InterceptorRegistry;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;

/**
 * Refuses unknown query parameters of lists: a misspelt filter would return everything.
 */
@Component
class UnknownParameterInterceptor implements HandlerInterceptor, WebMvcConfigurer {

	/** Reflection reads annotations anew at each call. */
	private final Map<Method, Set<String>> allowed = new ConcurrentHashMap<>();

	@Override
	public void addInterceptors(InterceptorRegistry registry) {
		registry.addInterceptor(this).addPathPatterns("/api/**");
	}

	@Override
	public boolean preHandle(HttpServletRequest request, HttpServletResponse response, Object handler) {
		if (handler instanceof HandlerMethod method) {
			Set<String> allowed = this.allowed.computeIfAbsent(method.getMethod(), (_) -> names(method));
			if (!allowed.isEmpty()) {
				request.getParameterMap().keySet().forEach((name) -> requireKnown(name, allowed));
			}
		}
		return true;
	}

	private static void requireKnown(String name, Set<String> allowed) {
		if (!allowed.contains(name)) {
			throw new InvalidInputException(
					"Parameter '%s' is unknown: use %s".formatted(name, String.join(", ", allowed)));
		}
	}

	private static Set<String> names(HandlerMethod method) {
		return Arrays.stream(method.getMethodParameters())
			.flatMap(UnknownParameterInterceptor::names)
			.collect(Collectors.toCollection(TreeSet::new));
	}

	private static Stream<String> names(MethodParameter parameter) {
		if (parameter.hasParameterAnnotation(ModelAttribute.class)) {
			return Arrays.stream(parameter.getParameterType().getRecordComponents()).map(RecordComponent::getName);
		}
		return parameter.hasParameterAnnotation(RequestParam.class) ? Stream.of(parameter.getParameter().getName())
				: Stream.empty();
	}

}
