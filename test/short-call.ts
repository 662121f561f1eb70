/** A first call with two promises: the seller's by Friday, the buyer's without a day. A line each. */
export const SHORT_CALL = [
	'Dana: Thanks for making the time, Priya. I help dental groups answer every call.',
	'Priya: We had 412 missed calls in February, and it is killing us.',
	'Dana: We take the calls for you, day and night. It would be $900 a month.',
	'Priya: My partner Tom signs anything like this. He is not here today.',
	'Dana: When would it have to run?',
	'Priya: We open the seventh practice on the first of June, so before that.',
	"Dana: I'll send you the proposal on Friday.",
	"Priya: Great, send it over and I'll talk to Tom about it.",
];

/** The form of the Sales Call Analyzer with that call. */
export const SHORT_CALL_INPUT = {
	callTranscript: SHORT_CALL.join('\n'),
	callType: 'Discovery Call',
	callObjective: 'Agree a second meeting',
	participantRoles: { salesPerson: 'Dana', prospect: 'Priya' },
};
