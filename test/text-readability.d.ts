/** The package brings no types; what the tests compare our own measure with. */
declare module 'text-readability' {
	const readability: { fleschKincaidGrade(text: string): number; syllableCount(text: string): number };
	// biome-ignore lint/style/noDefaultExport: it is how the package exports
	export default readability;
}
