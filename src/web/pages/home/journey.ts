/** The eight steps of the journey, in the order of the sidebar's first eight tools. */
export const JOURNEY = [
	{
		path: '/compass',
		title: 'Find your niche',
		text: 'Niches from your background, skills and network, each with why it fits.',
		points: ['Five short questions', 'Ranked picks, with the reasons in your words', 'Validation steps for this week'],
	},
	{
		path: '/ideator',
		title: 'Prepare the discovery call',
		text: 'A call guide from the niche, the goal and the problems you expect.',
		points: [
			'Opening, workflow and validation questions',
			'Open questions, none that lead',
			'What to do after the call',
		],
	},
	{
		path: '/dealmaker',
		title: 'Turn the call into a proposal',
		text: 'Reads the transcript and drafts what the prospect asked for.',
		points: [
			'Problems in the prospect’s words',
			'Up to three options, as the call offers them',
			'Prices only where one was named',
		],
	},
	{
		path: '/cold-email-writer',
		title: 'Write to the next prospect',
		text: 'Four emails that open on the prospect’s own facts.',
		points: [
			'Interview, Podcast, Direct or Masterclass',
			'Checks for length, subject and a single ask',
			'Your referrer as the introducer',
		],
	},
	{
		path: '/pricing-calculator',
		title: 'Set a price',
		text: 'From the hours you take over to a monthly retainer.',
		points: [
			'Hourly rate, weekly and monthly savings',
			'What the client keeps each month',
			'The multiple at which it breaks even',
		],
	},
	{
		path: '/profit-calculator',
		title: 'Project the year',
		text: 'Revenue, costs and margin of a business with recurring clients.',
		points: [
			'Monthly recurring revenue with milestones',
			'Costs per client, stated openly',
			'Both readings of the costs, side by side',
		],
	},
	{
		path: '/ai-sdr',
		title: 'Reach one lead on every channel',
		text: 'A sequence by email, LinkedIn and phone, with a lead score.',
		points: [
			'3 to 10+ touchpoints, each written out',
			'A score from criteria you can read',
			'Compliance notes for US, UK and EU',
		],
	},
	{
		path: '/sales-call-analyzer',
		title: 'Learn from the call',
		text: 'Scores a transcript and shows the line behind every score.',
		points: [
			'BANT with verbatim evidence',
			'Talk share, questions and monologues, measured',
			'Coaching tied to moments of the call',
		],
	},
] as const;

export const PRO_TIPS = [
	{
		title: 'Name the speakers',
		text: 'A transcript with speaker labels gives talk share, questions by side and evidence. Without them, less can be measured.',
	},
	{
		title: 'Fill in the participants',
		text: 'Say who sells and who buys. Where you leave it open, the analysis assumes it from the call and says so.',
	},
	{
		title: 'Follow the evidence',
		text: 'Each quote carries its line. Press it to read what was said before and after, then judge for yourself.',
	},
	{
		title: 'Come back to it',
		text: 'Forms keep their draft, in every browser you sign in with, and every result stays in History. This page shows both.',
	},
] as const;
