/** Where in the tool the page is, as its address says. */
export interface Place {
	/** Another entry of the browser's history has another key. */
	key: string;
	run: string | null;
	/** The open tab of the result. */
	tab: string | null;
	/** The step of the form; null for the one that it began with. */
	step: number | null;
	/** The member came here by the browser's Back or Forward, or by a reload. */
	walked: boolean;
}

/** What a wizard may do with the address of its page. */
export interface Address {
	/** Names the run, so that a reload takes it up; null removes it. */
	showRun(runId: string | null): void;
	/** Writes the open tab of the result down. */
	showTab(tab: string): void;
	/** Writes the step of the form down: the member's move is one that the browser's Back takes back. */
	showStep(step: number, by: 'member' | 'page'): void;
	/** Opens the form again, empty; a draft is offered. */
	restart(): void;
}
