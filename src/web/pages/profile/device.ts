/** In this order: most browsers also call themselves Chrome or Safari. */
const BROWSERS = [
	['Microsoft Edge', /\bEdg(?:e|A|iOS)?\//],
	['Opera', /\bOPR\//],
	['Firefox', /\b(?:Firefox|FxiOS)\//],
	['Chrome', /\b(?:Headless)?Chrome\/|\bCriOS\//],
	['Safari', /\bSafari\//],
] as const;

const SYSTEMS = [
	['iOS', /\b(?:iPhone|iPad|iPod)\b/],
	['Android', /\bAndroid\b/],
	['Windows', /\bWindows\b/],
	['macOS', /\bMac OS X\b/],
	['Chrome OS', /\bCrOS\b/],
	['Linux', /\bLinux\b/],
] as const;

/** How a browser describes itself, e.g. "Firefox on Linux"; empty where nothing is known. */
export function deviceOf(userAgent: string): string {
	const named = (list: typeof BROWSERS | typeof SYSTEMS) => list.find(([, pattern]) => pattern.test(userAgent))?.[0];
	return [named(BROWSERS), named(SYSTEMS)].filter(Boolean).join(' on ');
}
