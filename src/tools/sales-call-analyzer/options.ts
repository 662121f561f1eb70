/** The option lists of the call form, exactly as the specification words them. */

export const CALL_TYPES = [
	'Discovery Call',
	'Demo/Presentation',
	'Proposal/Closing Call',
	'Follow-up Call',
	'Objection Handling',
	'Contract Negotiation',
	'Check-in/Relationship Building',
	'Technical Deep Dive',
	'Other',
] as const;

export const CALL_DURATIONS = ['15 minutes', '30 minutes', '45 minutes', '1 hour', '1.5 hours', '2+ hours'] as const;

export const EXPERIENCES = [
	'New (0-1 years)',
	'Junior (1-2 years)',
	'Experienced (3-5 years)',
	'Senior (5-10 years)',
	'Expert (10+ years)',
] as const;

export const DEAL_STAGES = [
	'Lead/Prospecting',
	'Initial Contact',
	'Qualification',
	'Discovery',
	'Presentation/Demo',
	'Proposal',
	'Negotiation',
	'Closing',
	'Won',
	'Lost',
] as const;
