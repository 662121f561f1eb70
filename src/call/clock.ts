import type { Seconds } from '#transcript/call.ts';

/** "13:34"; with hours, "1:02:09". */
export function clock(seconds: Seconds): string {
	const whole = Math.max(0, Math.floor(seconds));
	const minutes = Math.floor(whole / 60) % 60;
	const rest = String(whole % 60).padStart(2, '0');
	const hours = Math.floor(whole / 3600);
	return hours > 0
		? `${hours}:${String(minutes).padStart(2, '0')}:${rest}`
		: `${String(minutes).padStart(2, '0')}:${rest}`;
}
