/** What stands where a plan has no name or text of its own. */

export interface Missing {
	overview: string;
	opportunity: string;
	urgency: string;
	caseStudy: string;
	/** "Pain Point 2" */
	numbered(kind: 'Pain Point' | 'Goal' | 'Initiative' | 'Concern' | 'Quick Win', index: number): string;
}

export const ON_SCREEN: Missing = {
	overview: 'Comprehensive prospect analysis not available.',
	opportunity: 'Key growth opportunity identified.',
	urgency: 'Urgency TBD',
	caseStudy: 'Similar Client Success',
	numbered: (kind, index) => `${kind} ${index + 1}`,
};

/** A client reads no stand-ins. */
export const IN_FILES: Missing = { overview: '', opportunity: '', urgency: '', caseStudy: '', numbered: () => '' };

/** The rows of the first page and the parts to which an answer belongs. */
export const LABEL = {
	problem: 'Where you are',
	goal: 'What you want',
	measure: 'What will show it',
	figures: 'What the figures say',
	approach: 'How',
	/** Where the first phase stands for it. */
	phase1: 'How: phase 1',
	dates: 'When',
	money: 'What it costs today',
	competition: 'Against the competition',
	phase2: 'Phase 2',
	investment: 'Investment',
	nextSteps: 'Next Steps',
} as const;

/** The heading of the member's notes on the call. */
export const NOTES = 'How the call went';

/** The part that a member can choose to show: what their client said, as quotes. */
export const QUOTES = 'quotes';
