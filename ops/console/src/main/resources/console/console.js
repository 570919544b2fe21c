// Keyboard triage: j and k move through a list, Enter opens, n and p go to the next and previous page.
document.addEventListener('keydown', (event) => {
	if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest('input, textarea, select')) {
		return;
	}
	const go = { n: 'next', p: 'prev' }[event.key];
	if (go) {
		document.querySelector(`a[rel="${go}"]`)?.click();
		return;
	}
	const step = { j: 1, k: -1 }[event.key];
	if (step) {
		const links = [...document.querySelectorAll('[data-triage] a[data-open]')];
		const at = links.indexOf(document.activeElement);
		const next = links[at < 0 ? 0 : Math.min(Math.max(at + step, 0), links.length - 1)];
		next?.focus();
		next?.scrollIntoView({ block: 'nearest' });
		return;
	}
	document.querySelector(`[data-key="${CSS.escape(event.key)}"]`)?.click();
});

document.addEventListener('change', (event) => {
	const all = event.target.closest('[data-select-all]');
	if (all) {
		all.form.querySelectorAll('input[type="checkbox"][name]').forEach((box) => {
			box.checked = all.checked;
		});
	}
});
