import type { PromptEntry } from '../prompt.ts';

export const creative: readonly PromptEntry[] = [
	{
		id: 'brand-identity-creator',
		title: 'Brand Identity Creator',
		description:
			'A brand identity from the inside out: what you stand for, how it sounds and how it looks, in rules one can follow.',
		tags: ['brand', 'identity', 'design', 'voice'],
		difficulty: 'Advanced',
		prompt: `Develop a brand identity with me. It should be possible to tell from every rule whether a door sign or an invoice keeps it.

What we are and sell: [company and offer]
Whom we are for, and whom we are not for: [customers]
Where we come from (why we began, a turning point, a quarrel): [origin]
Three companies of other trades that we admire, and for what: [admired companies]
How others in our trade look and talk: [competitors]
What has to stay (name, color, sign, habit): [fixed elements]

We go in four rounds. After each one you wait for me.

Round 1: core. From my answers, and quoting them:
- what we believe that others in our trade would not sign
- what we do differently because of it; no belief without a deed
- the feeling with which somebody leaves us
- three words for our character, each with its limit: "dry, but never cold"
Offer two versions that differ in the belief, and say what each of them makes impossible.

Round 2: words.
- one line that says what we are, without a play on words
- five rules for our language, each with one sentence as we would write it and one as we never would
- how we say no, thank you and sorry, a sentence each
- words that we use, words that we leave to others

Round 3: looks. Describe them so that a designer can begin, with a reason out of round 1 for each choice:
- colors: one that leads, one that supports, one for accents and two greys, as hex values, each with its job. State which text color goes on which ground, and work out the contrast; text needs at least 4.5 to 1.
- type: two styles by their features (form, width, mood, numerals), no more than two fonts as examples
- shapes, lines, empty space: three rules
- pictures: what they show, from how near, in what light, and what they never show
- three ideas for a mark, each as a description one could draw from, in black only, and recognizable at the size of a fingernail

Round 4: proof. Apply all of it to: [three applications]. For each: the text, the arrangement from top to bottom, and which rules one can see at work. Then a test: cover up the name. Could it be one of the competitors described above? If it could, say what to sharpen.

Close with a page of rules: ten lines at most, to hang beside a screen.

Do not check or promise that a name or mark is free; remind me where such a search is made.`,
		placeholders: [
			{
				name: 'company and offer',
				explains: 'In plain words.',
				example: 'Orrery, we repair mechanical clocks and teach it on weekends',
			},
			{
				name: 'customers',
				explains: 'Both lists.',
				example: 'for people who inherited a clock; not for collectors who want a certificate',
			},
			{
				name: 'origin',
				explains: 'A short, true story.',
				example: 'we quit a watch brand when it stopped selling spare parts',
			},
			{
				name: 'admired companies',
				explains: 'With the thing that you admire.',
				example: 'a map maker, for its patience; a bus line, for its signs; a dairy, for its tone',
			},
			{
				name: 'competitors',
				explains: 'What one sees on their pages.',
				example: 'gold on black, script fonts, "passion for precision"',
			},
			{
				name: 'fixed elements',
				explains: 'What you cannot or will not change.',
				example: 'the name, and the green door',
			},
			{
				name: 'three applications',
				explains: 'Things that people will really see.',
				example: 'the shop window, the repair slip, the first screen of the website',
			},
		],
	},
	{
		id: 'name-finder',
		title: 'Name Finder',
		description: 'Names for a product or a company, found along different roads and tested before you fall in love.',
		tags: ['naming', 'brand', 'ideas'],
		difficulty: 'Intermediate',
		prompt: `Find a name for [thing to name].

What it does and for whom: [what it does]
It should make people think of: [desired associations]
It must not make them think of: [unwanted associations]
Languages and places in which it has to work: [languages]
Names in our field, so that we keep away from them: [names of others]

Take seven roads, six names each, and say the road each time:
1. what it does, in plain words
2. a thing out of the customer's work that nobody has used yet
3. a picture for the result
4. two words that have not met before
5. a real word from an unrelated trade
6. a made-up word that can be said at once
7. a person, a place or a date with a true tie to us; ask me for such a tie if I gave none

No name over three syllables. No letters left out, no "-ly", "-ify", "my-" or "smart-".

Strike before you show. Out go names that mean or sound like something unwanted in one of the languages, that are spelled differently from how they are heard, or that differ from one on my list by a letter or two. Show me what you struck out, with the reason.

Bring the rest down to eight. For each:
name | road | how one says it on the phone ("... as in ...") | used in a sentence by a customer | what it would let us call the next product | what could be held against it

Then three tests, as a table of the eight:
- heard once: how would most people write it?
- shouted across a workshop: what does it turn into?
- in five years, when we do twice as much: does it still fit?

Recommend three that are really different, and say for what kind of courage each one asks. You cannot see registers, so do not say that a name or a domain is free. List instead the searches that I have to make for each of my languages and places, in the order in which they rule names out fastest.`,
		placeholders: [
			{
				name: 'thing to name',
				explains: 'Goes on after "a name for".',
				example: 'a rental service for hearing protection at concerts',
			},
			{
				name: 'what it does',
				explains: 'Plainly, with the customer.',
				example: 'clubs offer it at the bar, guests return it at the door',
			},
			{ name: 'desired associations', explains: 'Three or four.', example: 'care, night, being close to the stage' },
			{
				name: 'unwanted associations',
				explains: 'What would hurt.',
				example: 'hospital, deafness, anything for children',
			},
			{
				name: 'languages',
				explains: 'And the countries.',
				example: 'English, Dutch and French; Belgium and the Netherlands',
			},
			{ name: 'names of others', explains: 'Competitors and neighbors.', example: 'Plugwise, Hush, Decibar' },
		],
	},
	{
		id: 'image-brief-director',
		title: 'Image Brief Director',
		description:
			'Turns an idea for a picture into a description for an image model, with variations that differ for a reason.',
		tags: ['images', 'art-direction', 'photography'],
		difficulty: 'Beginner',
		prompt: `Be the art director who turns my idea into words that an image model, or a photographer, can work with.

My idea: [idea]
Where the picture will be used, in what shape: [use and format]
What somebody should think or feel within a second: [effect]
What must be seen, what must not: [must and must not]

1. See it first. Describe the picture in 50 words as if it existed. No style words yet; only what is there, where it is, what it does, where the light comes from and where we stand. Ask me if this is what I mean, and at most two questions more, about whatever would change the picture most.

2. Build the description from these parts, a line each, so that I can exchange one at a time:
   subject: who or what, age and material, what it is doing
   moment: just before, during or just after what
   place: with three things that one would really find there
   light: source, direction, hard or soft, time of day
   camera: distance, height, focal length, what is sharp
   composition: where the subject stands, where space is left for text
   colors: three, with their shares
   manner: photograph, drawing, print and so on, by technique, without the name of any living artist
   not in the picture: a list

3. Join the lines into one paragraph of at most 90 words, the most important first, in the present tense, without commands.

4. Three variations. Each changes exactly one line and says what that does to the effect: one the light, one the moment, one the distance.

5. When it comes out wrong. For each likely fault of this very picture (hands, lettering, too many people, wrong period, too smooth): the words to add or take out.

6. A check before I publish: could somebody take it for a real event or person? Is anything in it that belongs to somebody else, such as a logo, a building or a character? If so, say what to change, and whether the picture should be labeled.`,
		placeholders: [
			{ name: 'idea', explains: 'As vague as it is.', example: 'a plumber who is proud of an invisible job' },
			{
				name: 'use and format',
				explains: 'Place and proportions.',
				example: 'top of a web page, 16 to 9, headline on the left',
			},
			{ name: 'effect', explains: 'One feeling or thought.', example: 'somebody has taken care of this' },
			{
				name: 'must and must not',
				explains: 'Two short lists.',
				example: 'must: a cellar, brass; must not: thumbs up, clean overalls',
			},
		],
	},
	{
		id: 'short-video-script',
		title: 'Short Video Script',
		description:
			'A script of up to 60 seconds that can be shot with a phone, with picture, words and a reason to stay.',
		tags: ['video', 'script', 'social-media'],
		difficulty: 'Intermediate',
		prompt: `Write a script for a video of [seconds] that one person shoots with a phone.

What it is about: [subject]
What a viewer can do or see differently afterwards: [takeaway]
Who talks, where, with what at hand: [speaker and place]
Facts that I can stand by: [facts]
Where it will run: [channel]

Begin with the end: write the last sentence first, the one that holds the takeaway. Everything before it makes somebody want that sentence.

Then three openings of two seconds each. One shows something going wrong, one shows the finished result, one begins in the middle of a movement. None begins with a greeting, a question to "you guys" or an announcement. For each, say what question it raises in the viewer and in which second the video answers it. Choose the one whose question leads to my takeaway, and tell me why.

The script as a table:
second from-to | picture (what the camera sees, from where) | movement of hand or camera | words, as spoken | text on the screen, at most five words | sound

Conditions
- 2.5 spoken words a second at most; show the count at the bottom.
- The picture shows it before the words say it, and with the sound off one still understands.
- No shot over four seconds unless something changes within it.
- Only the place and the things that I named; nothing to buy, no second person.
- Only my facts. If the subject calls for a figure that I have not given, leave the sentence out and tell me.
- The last second runs into the first, or stops dead. Say which.

For the shoot: the list of shots in the order that saves the most walking about; which two I take twice; what I could forget.

To go with it: the text below the video with at most 150 characters before the fold, a cover picture as a second of the video, and the comment that will surely come, with an answer.

If the subject does not fit into that time, say so and cut it into two videos that each stand alone, instead of talking faster.`,
		placeholders: [
			{ name: 'seconds', explains: 'The length.', example: '40 seconds' },
			{ name: 'subject', explains: 'One thing.', example: 'why kitchen knives go blunt in the dishwasher' },
			{ name: 'takeaway', explains: 'One sentence.', example: 'it is not the water, it is the knocking' },
			{
				name: 'speaker and place',
				explains: 'Person, room, objects.',
				example: 'I, in my sharpening shop, with two knives and a microscope',
			},
			{
				name: 'facts',
				explains: 'What you know for sure.',
				example: 'edges chip when they hit plates; I see it under the microscope every day',
			},
			{ name: 'channel', explains: 'Where it is shown.', example: 'Instagram Reels' },
		],
	},
	{
		id: 'dialogue-doctor',
		title: 'Dialogue Doctor',
		description: 'Finds out why a dialogue sounds written, and rewrites it so that each person wants something.',
		tags: ['fiction', 'dialogue', 'editing', 'screenwriting'],
		difficulty: 'Intermediate',
		prompt: `This dialogue sounds written. Make it sound as if two people were in a room, and show me how you did it.

The people, and what each knows of the other: [characters]
What has happened just before: [situation]
How things stand between them at the end of the scene: [outcome]

The dialogue:

[dialogue]

Examination. For each person, from the text: what do they want from the other in this scene (something that the other can give or refuse)? What do they say in its place? What do they fear the other might notice? If a person wants nothing, that is the illness; suggest two wants that would lead to my outcome, and let me choose.

Findings, by line number:
- explains: says what both of them know, for the reader's benefit
- obeys: answers exactly what was asked
- names: states a feeling that one could see
- same voice: could be said by either of them
- stands still: could be left out, and nothing would be different

Treatment. Rewrite the scene and keep to these:
* Nobody asks outright for what they want before the last third.
* At least three answers dodge: by another question, by a task, by a joke that fails, by silence.
* Each has something to do with their hands, and it shifts at the moment when power shifts.
* Voices differ in measurable ways. Before you write, set down for each person: sentence length, one thing they never say, how they refuse.
* What the reader needs to know comes out through disagreement, or not at all.
* Tags are "said" or nothing. At most one adverb in the whole scene.
* The outcome stays mine. Length at most as before.

Comparison. Take the three places that changed most: old, new, and what the reader now has to work out for themselves.

Second opinion. Read only the lines of one person, then only those of the other. Could one tell who is who without names? If one cannot, mend it and show only the lines that you mended. And one question to me about these people that the scene raises and does not answer.`,
		placeholders: [
			{
				name: 'characters',
				explains: 'Two or three people, a sentence each.',
				example: 'Bea, 50, runs the ferry; Luuk, 22, her nephew, who has sold his share without telling her',
			},
			{ name: 'situation', explains: 'What they come from.', example: 'the new owner has just measured the deck' },
			{
				name: 'outcome',
				explains: 'What has changed between them.',
				example: 'she knows, he knows that she knows, nobody has said it',
			},
			{
				name: 'dialogue',
				explains: 'The scene, with line numbers if you can.',
				example:
					'1 Bea: Luuk, as you know, this ferry has been in our family for 80 years.\n2 Luuk: Yes, I know. I feel guilty about it.',
			},
		],
	},
	{
		id: 'constraint-brainstorm',
		title: 'Constraint Brainstorm',
		description:
			'Many ideas through useful obstacles, then a hard sieve and a first experiment for the few that are left.',
		tags: ['brainstorming', 'ideas', 'workshop'],
		difficulty: 'Beginner',
		prompt: `Brainstorm with me about this: [challenge].

What we have tried, or always do: [usual answers]
What we have at hand (people, things, money, places): [resources]
What would make an idea useless to us: [deal breakers]

Warm up by turning the challenge over: "How could we make it worse?" Six answers. Turn each of them round into an idea. This empties the drawer of obvious ideas; mark those that are among our usual answers.

Now put up fences, one after the other, and find four ideas behind each:
  - it may cost nothing
  - it has to be finished by tomorrow evening
  - it works without a screen
  - a child of ten could carry it out
  - it must do good to somebody who is not our customer
  - we may only take something away and add nothing
  - it has to begin with a thing from our list of what is at hand; choose an unlikely one
  - it is solved as a trade would do it that has nothing to do with ours; name the trade and the trick you borrow

An idea is a sentence with a person, a verb and a thing in it: "The driver leaves a ... on the ...". "More communication" is a wish and does not count.

The sieve. Throw out what meets a deal breaker, what is a variation of another, and what we do already. Put what is left in a table: idea | what is new about it | what it rests on (which must be true) | first step for under an hour. At most ten.

Pairs. Join two ideas that seem to have nothing to do with each other. Do that three times. Keep the result only if it is simpler than its parts.

The choice. Ask me to give three points to the ideas I like, without reasons, before you say what you think. Then tell me which one you would try, which of mine you would warn me about, and why.

The experiment. For the winner: what we do this week, with whom, what we will see if it works and what if it does not, and when we stop. It may cost an afternoon and no more.

Use the people and things that I named. If you need something else for an idea, put it in capitals so that I see it.`,
		placeholders: [
			{
				name: 'challenge',
				explains: 'A question that begins with "how".',
				example: 'how do we get neighbors to bring their coffee cups back',
			},
			{
				name: 'usual answers',
				explains: 'So that you do not get them again.',
				example: 'a deposit, a sign, a reminder on the cup',
			},
			{
				name: 'resources',
				explains: 'Odd things as well.',
				example: 'a chalk wall, 60 odd spoons, a retired postman who comes every day',
			},
			{ name: 'deal breakers', explains: 'Two or three.', example: 'needs an app; makes the queue longer' },
		],
	},
];
