/** Every fixed sentence of a built-in list of niches. A slot takes a name, a sum or a number. */

export const TITLE = '{job} for {trade}';
/** A job whose name holds "for" or is long. */
export const LONG_TITLE = '{job}, for {trade}';

/** What is sold. The first three stand before a quote. */
export const DESCRIPTION = {
	result: 'You did this job, and this came of it:',
	elsewhere: 'You got this result elsewhere, not with {trade}:',
	told: 'You describe this job:',
	named: 'You have done this job, {job}, and name no result of it yet.',
	needed: 'You name this job for {trade}, and no result of it: {job}.',
};

/** Before a quote, each on its own line of the reasoning. */
export const QUOTED = {
	work: 'Your work:',
	people: 'People you can ask:',
	first: 'Ask first:',
	proof: 'What shows it:',
	liking: 'What you like:',
};

export const AGAINST = {
	heading: 'Against it:',
	noWork: 'You name no work you have done for {trade}.',
	oneContact: 'For {trade} you name one contact, and one is not yet a market.',
	limit: 'You wrote:',
	employed: 'You are still employed, so read what your contract says about side work and about customers.',
};

/** The first niche of a trade says whom to ask; the next ones ask the same. */
export const STEPS = {
	many: 'For {trade}, ask two or three of the people you named: would they pay somebody from outside for this, and who would decide?',
	one: 'For {trade}, ask your contact for two introductions; a no is a result as well.',
	nobody: 'Write down three people who may know {trade}, and ask each of them for one name.',
	again: 'Ask about this, too, in the same talks as in number {number}.',
	price: 'Name your price, {price}, to one of them, and write down the first thing you hear.',
	result: 'Write down what came of your last job of this kind: how many, how fast or how much.',
	show: 'Ask one of the people you name to show you {show}.',
};

export const REVENUE = {
	monthly: 'To reach {need}: {times} clients at {price} make {sum} a month. How many will buy is not known.',
	single: 'One client at {price} covers the {need} you need.',
	jobs: 'To reach {need}: {times} jobs at {price} make {sum}. How many will come is not known.',
	price: 'Your price for a first job: {price}.',
};

export const NEAREST = 'Demand and difficulty are those of the nearest entry in our catalogue: {entry}.';

/** Why a score is what it is. */
export const CELLS = {
	insider: 'from your own work',
	limited: 'from your own work, with what you wrote against it',
	outsider: 'through people you know',
	many: '{count} people to ask',
	some: '{count} people to ask; {many} or more count 2',
	onePerson: 'one person to ask',
	uncounted: 'people to ask, but not how many',
	unnamed: 'a contact, whom you do not name',
	nobody: 'we found nobody to ask in your answers',
	result: 'a result with its number',
	otherResult: 'a result with its number, from elsewhere',
	told: 'described, with a number',
	unproven: 'described, without a number',
	named: 'named, without a result',
	needed: 'not done yet, as far as you say',
	noTime: 'no number of hours a week',
	noPrice: 'no price named for this job',
	unclearPrice: 'not clear which of your prices is for this job',
	noNeed: 'you name a price, and not what you need a month',
	uncomparable: 'your price and your month cannot be compared',
	jobs: 'jobs needed a month: {needed}',
	clients: 'clients needed: {needed}; people named: {count}',
	undecided: 'clients needed: {needed}; people named: {count}, and it is not known who of them decides',
	colleagues: 'clients needed: {needed}; the people you name are colleagues',
	clientsAlone: 'clients needed: {needed}; people to ask not counted',
	covered: 'your hours at this price cover the month',
	uncovered: 'your hours at this price do not cover the month',
};

/** About the list as a whole. */
export const ABOUT = {
	floor: 'We list a job for a trade only where your answers say that you did it there or that it is needed there.',
	several: '{count} niches meet that, so the list holds no more.',
	single: 'One niche meets that, so the list holds no more.',
	none: 'None meets that, so we recommend nothing yet.',
	considered:
		'Not in the list: {title}. We list an entry of our catalogue where your answers tell of the trade and of the work.',
	ruledOut: 'Left out: {title}. You wrote:',
	begin: 'Begin with number 1, {title}: it has {sum} of 10 points, more than any other.',
	limits: 'Check each niche against what you wrote:',
	noEntry:
		'Demand, difficulty, core problem and existing players are known for the niches of our catalogue, not for one of your own.',
	nothing: 'Our catalogue has no niche for the trade and the work you describe.',
	language: 'We read English, and your answers look like {language}.',
};

/** What would change the list, and why. */
export const MISSING = {
	job: 'In the last step, name a job you have done for others; one of your skills may be one.',
	trade: 'In the last step, name a trade you know from the inside, in the plural.',
	home: 'Say for which trade you did this job: {job}.',
	tie: 'Say which of your jobs you did for this trade, or what they asked you for: {trade}.',
	network: 'Say whom you could ask this week: how many, and in which trade.',
	price: 'Name the price of a first job: it says how many clients you need.',
	need: 'Say under “Anything else” what you need a month.',
	hours: 'Say how many hours a week you have.',
};

/** What was entered and not used, each before a quote. */
export const UNUSED = {
	job: 'Not used, since a job here is its name, in up to eight words:',
	trade: 'Not used: a trade is named by people or firms, such as restaurant owners, in up to six words:',
	result: 'Not used, since the job that it came of is not named:',
	contactJob: 'Not used, since the trade that needs it is not named:',
	people: 'Not used, since the trade in which they work is not named:',
	price: 'Not used, since it names no sum:',
	prices: 'Not used in full, since it is not clear which job each price is for:',
	hours: 'Not used, since it does not say how many hours a week:',
};
