package io.regwatch.ops.console.page;

import io.regwatch.ops.console.security.ConsoleController;
import io.regwatch.ops.console.security.SignedIn;

import org.springframework.http.HttpMethod;
import org.springframework.http.HttpStatus;
import org.springframework.http.HttpStatusCode;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.ModelAttribute;
import org.springframework.web.bind.annotation.RequestAttribute;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.servlet.ModelAndView;

/** Pages around the others: start, denied, not found. */
@ConsoleController
class FrameController {

	@GetMapping("/console")
	String start(@ModelAttribute("person") SignedIn person) {
		return person.operations() ? "redirect:/console/night" : "redirect:/console/workspaces";
	}

	@RequestMapping("/console/denied")
	ModelAndView denied(@ModelAttribute("person") SignedIn person, HttpMethod method) {
		if (person.admin() && HttpMethod.GET.equals(method)) {
			return problem(HttpStatus.NOT_FOUND.value(), "There is nothing at this address.");
		}
		return problem(HttpStatus.FORBIDDEN.value(), person.admin() ? "The page was open for too long. Open it again."
				: "Your role does not allow this. An admin can change it.");
	}

	@RequestMapping("/console/problem")
	ModelAndView problem(@RequestAttribute int problemStatus, @RequestAttribute String problemMessage) {
		ModelAndView page = new ModelAndView("console/error");
		page.setStatus(HttpStatusCode.valueOf(problemStatus));
		page.addObject("status", problemStatus);
		page.addObject("message", problemMessage);
		return page;
	}

}
