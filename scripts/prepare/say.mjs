/** @param {string} text */
export function say(text) {
	process.stderr.write(`${text}\n`);
}
