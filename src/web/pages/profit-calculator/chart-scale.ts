/** Positions in the chart, in percent of its width from the left and of its height from the bottom. */
export interface ChartScale {
	x: (month: number) => number;
	y: (revenue: number) => number;
	/** Labelled months below the line. */
	months: readonly number[];
	/** Labelled amounts beside it, upwards from 0. */
	amounts: readonly number[];
}

/** Room above the highest point. */
const HEADROOM = 1.1;
/** Closer together than this share of the height, two labels would touch. */
const LABEL_HEIGHT = 0.1;
const MOST_MONTH_LABELS = 7;
const MONTH_STEPS = [1, 3, 6, 12, 24, 60, 120, 240];

/** The scale for a line of at least one month; `milestones` are labelled where they fit. */
export function chartScale(recurringRevenue: readonly number[], milestones: readonly number[]): ChartScale {
	const last = recurringRevenue.length;
	const peak = Math.max(...recurringRevenue);
	const top = peak > 0 ? peak * HEADROOM : 1;
	return {
		x: (month) => (last > 1 ? ((month - 1) / (last - 1)) * 100 : 50),
		y: (revenue) => (revenue / top) * 100,
		months: monthLabels(last),
		amounts: amountLabels(peak, top, milestones),
	};
}

function monthLabels(last: number): number[] {
	const step = MONTH_STEPS.find((months) => last / months <= MOST_MONTH_LABELS) ?? last;
	const between = Array.from({ length: Math.ceil(last / step) }, (_, index) => (index + 1) * step);
	const apart = step * 0.6;
	return [1, ...between.filter((month) => month - 1 >= apart && last - month >= apart), ...(last > 1 ? [last] : [])];
}

/** 0, then the milestones from the highest down, then the peak: each if it is clear of those before it. */
function amountLabels(peak: number, top: number, milestones: readonly number[]): number[] {
	const kept = [0];
	for (const amount of [...milestones.filter((milestone) => milestone <= top).toReversed(), peak]) {
		if (kept.every((other) => Math.abs(amount - other) >= top * LABEL_HEIGHT)) kept.push(amount);
	}
	return kept.toSorted((a, b) => a - b);
}
