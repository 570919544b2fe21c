// A box in a heading selects all rows of its form.
document.addEventListener('change', (event) => {
	const all = event.target.closest('[data-select-all]');
	if (all) {
		all.form.querySelectorAll('input[type="checkbox"][name]').forEach((box) => {
			box.checked = all.checked;
		});
	}
});
