/** Every fixed sentence of a built-in list of niches. A slot takes a name, a sum or a number. */

export const TITLE = '{job} for {trade}';
/** A job whose name holds "for" or is long. */
export const LONG_TITLE = '{job}, for {trade}';

/** What is sold. The first three stand before a quote. */
export const DESCRIPTION = {
	result: 'You did this job, and this came of it:',
	elsewhere: 'You got this result elsewhere, not with {trade}:',
	told: 'You tell of this job:',
	named: 'You have done this job, {job}, and name no result of it yet.',
	needed: 'You name this job for {trade}, and no result of it: {job}.',
};

/** Before a quote, each on its own line of the reasoning. */
export const QUOTED = {
	work: 'Your work:',
	people: 'People you can ask:',
	first: 'Ask first:',
	need: 'What they need, as you wrote:',
	proof: 'What shows it:',
	skill: 'What the work takes, and you name:',
	liking: 'What you like:',
};

export const AGAINST = {
	heading: 'Against it:',
	noWork: 'You name no work you have done for {trade}.',
	oneContact: 'For {trade} you name one contact, and one is not yet a market.',
	share: 'At {price}, your month needs {clients} of the {count} people you name as clients.',
	tooMany: 'Your month needs {clients} clients at {price}, and for {trade} you name {count} people.',
	less: 'You wrote:',
	employed: 'You are still employed, so read what your contract says about side work and about customers.',
	nothing: 'Nothing in your answers speaks against it. What is not known is what they pay for this today.',
};

/** The first niche of a trade says whom to ask; the next ones ask the same. */
export const STEPS = {
	many: 'For {trade}, ask up to three of the people you named: who looks after this today, and how long does it take?',
	one: 'For {trade}, ask your contact for two introductions; a no is a result as well.',
	nobody: 'Write down three people who may know {trade}, and ask each of them for one name.',
	again: 'When you talk to {trade}, ask the same about this: {job}.',
	price: 'Name your price, {price}, to one of them, and write down the first thing you hear.',
	result: 'Write down what came of the last job of this kind, with its number: {job}.',
	show: 'Ask one of the people you name to show you {show}.',
};

export const REVENUE = {
	monthly: '{clients} clients at {price} make {sum} a month; you need {need}.',
	single: 'One client at {price} covers the {need} you need.',
	yearly: 'One client at {price} is {sum} a year.',
	hourly: '{hours} hours a week at {price} make {sum} a week, if all of them are paid.',
	jobs: '{jobs} jobs at {price} make {sum}; you need {need}.',
	price: 'Your price for a first job: {price}.',
	asBefore: 'As in number {number}, at {price}.',
};

export const NEAREST = 'Demand and difficulty are those of the nearest entry in our catalogue: {entry}.';

/** Why a score is what it is. */
export const CELLS = {
	insider: 'from your own work',
	outsider: 'through people you know',
	many: '{count} people to ask',
	onePerson: 'one person to ask',
	uncounted: 'people to ask, but not how many',
	nobody: 'nobody to ask is named',
	result: 'a result with its number',
	otherResult: 'a result with its number, from elsewhere',
	told: 'told, with a number',
	unproven: 'told, without a number',
	named: 'named, without a result',
	needed: 'not done yet, as far as you say',
	skill: 'a skill that the work takes',
	noTime: 'no hours named',
	noPrice: 'no price named for this job',
	noNeed: 'no sum a month named',
	uncomparable: 'your price and your month cannot be compared',
	jobs: 'jobs needed a month: {jobs}',
	clients: 'clients needed: {clients}; people named: {count}',
	clientsAlone: 'clients needed: {clients}; people to ask not counted',
	covered: 'your hours at this price cover the month',
	uncovered: 'your hours at this price do not cover the month',
};

/** About the list as a whole. */
export const ABOUT = {
	floor: 'We list a niche where you know the trade, or somebody in it, and where something you did shows the work.',
	several: '{count} niches meet that, so the list holds no more.',
	single: 'One niche meets that, so the list holds no more.',
	none: 'None meets that, so we recommend nothing yet.',
	unproven: 'Not in the list: {title}. Nothing in your answers shows this work.',
	unsupported: 'Not in the list: {title}. You name neither work in the trade nor people in it.',
	ruledOut: 'Left out: {title}. You wrote:',
	begin: 'Begin with number 1, {title}: it has {sum} of 10 points, more than any other.',
	beginFirst: 'Several have {sum} of 10 points. Begin with number 1, {title}.',
	limits: 'Check each niche against what you wrote:',
	noEntry:
		'Our catalogue has no such entry, so demand, difficulty, core problem and existing players are not known: {titles}.',
	noneKnown:
		'Our catalogue has none of these niches, so their demand, difficulty, core problem and existing players are not known.',
	nothing: 'Our catalogue has no niche for the trade and the work you describe.',
	language: 'We read English, and your answers look like {language}.',
};

/** What would change the list, and why. */
export const MISSING = {
	job: 'In the last step, name a job you have done for others; one of your skills may be one.',
	trade: 'In the last step, name a trade you know from the inside, in the plural.',
	tie: 'Say which of your jobs you did for this trade, or what they asked you for: {trade}.',
	network: 'Say whom you could ask this week: how many, and in which trade.',
	price: 'Name the price of a first job: it says how many clients your month needs.',
	need: 'Say under “Anything else” what you need a month.',
	hours: 'Say how many hours a week you have.',
};

/** What was entered and not used, each before a quote. */
export const UNUSED = {
	job: 'Not used, since a job here is its name, in up to eight words:',
	trade: 'Not used, since a trade here is several people or firms, in up to six words:',
	result: 'Not used, since the job that it came of is not named:',
	contactJob: 'Not used, since the trade that needs it is not named:',
	people: 'Not used, since the trade in which they work is not named:',
	price: 'Not used, since it names no sum:',
	hours: 'Not used, since it does not say how many hours a week:',
};
