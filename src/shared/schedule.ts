/** Something to do on a day of a plan. */
export interface Task {
	/** Day 1 is the first day of the plan. */
	day: number;
	/** The hour it is meant for, e.g. `09:00`, where there is one; else it is for the whole day. */
	time?: string;
	title: string;
	text: string;
	/** Whether it moves to Monday where its day falls on a weekend. */
	workdays?: true;
}

/** Rows for a spreadsheet or another program. Cells are plain text: escaping is the writer's. */
export interface Table {
	head: readonly string[];
	rows: readonly (readonly string[])[];
}
