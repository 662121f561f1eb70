/** Verbs for judging whether a text is a sentence. Wider than the list for changing the person of a sentence. */

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Base forms that are hardly ever nouns: their -s form is a verb wherever it stands. */
export const VERBS_ONLY = words(
	`stay accept accommodate achieve acquire adapt adjust admit adopt advise afford agree allocate allow amend analyse
	analyze announce anticipate apologise appear apply appoint appreciate appraise approve arise arrange arrive ask
	assemble assess assign assist assume assure attach attend attract automate avoid become begin believe belong
	bind bother bring browse build buy calculate calibrate carry celebrate certify choose clarify classify climb
	collaborate collect combine come communicate compare compile complete comply compose concentrate conclude
	conduct confirm connect consider consist consolidate construct consult contain continue contribute convert
	convince cooperate coordinate create customise customize decide declare decorate decrease deduct define deliver
	demonstrate depend describe deserve destroy detect determine develop diagnose differ digitise digitize diminish
	disappear discover discuss dismiss distribute disturb divide earn eat edit educate eliminate embed emerge employ
	enable encourage enforce engage enhance enjoy enroll ensure enter equip establish evaluate examine exceed
	exclude execute exist expand expect explain explore extend fail feed feel fetch fill find follow forget
	freelance fulfil fulfill gather generate get give go govern grow handle happen hear help hide hold identify
	ignore illustrate implement improve include increase inform inherit inspect inspire install insure integrate
	interpret intervene introduce invent invest investigate join justify keep know lay learn leave lend let license
	listen lose maintain make manage matter mean meet mend mention merge minimise minimize modify motivate narrate
	negotiate notify obtain occur optimise optimize organise organize oversee overlook overtake owe own pay perform
	persuade photograph pick populate possess pour prefer prepare prescribe preserve prevent proceed promote
	pronounce proofread propose protect prove provide publish pull pursue qualify quantify reach read realise
	realize reassure receive recite reckon recognise recognize recommend reconcile reconstruct recover recruit
	recycle redesign reduce refer refine reflect refuse regain register regulate rehearse reject relate rely remain
	remember remind remove renovate reorganise reorganize replace reply require resolve respond restore restrict
	restructure retain retrain retrieve reuse reveal revise rewrite ride rise save say see seek seem select sell
	send separate serve settle sew shorten shrink simplify sing sit solve speak specialise specialize specify spend
	steal stick strengthen strive struggle submit subscribe suffer suggest supervise supply survive sustain swear
	synchronise take tailor teach tell tend terminate thank think throw tidy translate transcribe transform
	troubleshoot understand undertake unify unite upload upholster utilise utilize vacuum validate vary verify
	visualise waive wait want warn wear weigh welcome win withdraw worry write yield blink google oil bleed prune mow rinse soak unplug soften harden rot rust mislay wobble
	abandon absorb admire adore amaze annoy argue bathe breathe bury chew clog collapse confuse cope creak crumble depart
	deteriorate disagree disappoint disconnect dislike dissolve evaporate expire fasten frighten hate hesitate hover
	linger loosen memorise memorize misjudge misplace misread moan neglect overcharge overestimate overflow overheat overpay
	persist pester postpone pretend rearrange rebook regret relax reopen repay reschedule resemble retry ripen shiver sneeze
	swallow thrive tighten tolerate undercharge underestimate underpay unload unlock unpack vanish weaken whine widen
	apologize behave bless boast cling coincide collide commit compensate complain congratulate conquer criticise
	criticize cultivate deceive dedicate delete demolish deny deprive derive detach devote dine donate enquire entertain
	evolve exaggerate expose flee forbid forgive imply impress infect injure insist interfere interrupt invade irritate
	isolate kneel melt mislead multiply obey offend omit oppose outperform participate photocopy predict preach punish
	resign seize succeed tempt transmit tremble unblock undo unscrew whisper`,
);

/** Base forms that are nouns as well: "work", "report". */
const VERBS_AND_NOUNS = words(
	`deal purchase promise store stem structure suit wire measure mentor figure upgrade update schedule download
	invite respect import gain need look draw wash waste wonder swap rescue hire spoil fit finish guess guarantee
	notice treat trim talk produce contact stay catch fall account act address advance advertise aid aim alert
	answer appeal approach archive arm assay attack attempt audit award back bake balance ban bank bar base batch
	battle bear beat bend benefit bid bill blend block blog board boil bond book boost border borrow bounce bowl box
	brand break breed brew brief broadcast broker brush budget bundle burn cable call camp cancel care carve case
	cash cast cater cause challenge change charge chart chase chat check cite claim class clean clear climb clip
	clock close cloud coach coat code collar color colour command comment commission compete concern condition
	contest contract control cook cool copy correct cost count couple course cover craft crack crash credit crop
	cross cry cure cut cycle damage dance dare date dawn debate debit debug defend delay demand deposit design
	desire detail dice dig direct discount display do document dot double doubt draft drain dress drill drink drive
	drop dry dye ease echo email e-mail embroider emphasise empty encounter end engineer escape escort estimate
	evict exchange excuse exercise exhibit experience experiment export express eye face fact factor fade fan farm
	fashion favor favour fear feature field fight file film filter finance fire fish fix flag flatten float flood
	floor flow fly focus fold force forecast form format forward foster frame free freeze fuel function fund furnish
	garden gauge gear gift glue grade graft grant greet grill grind groom ground group guard guide hammer hand hang
	harvest have head heal heat highlight hit host house hunt hurry hurt inquire influence initiate input insert
	instruct intend interest interview invoice iron issue jet judge jump key kick kill knit knock label lack land
	last laugh launch lead leak lean lease letter level lift light like limit line link list live load loan lobby
	locate lock log love lower mail manufacture map march mark market master match mediate mill mind miss mix mock
	model moderate monitor mount move mow name nail network nominate note number nurse object obligate observe offer
	open operate order outline output outsource overhaul pace pack package paint pair panel park part partner pass
	paste patch pause peel permit phone picture piece pilot pin pipe place plan plant plaster play plead please plot
	plough plumb point polish pool pop pose position post power practice practise praise present press price print
	process procure profile profit program programme project prompt prospect pump push put quality query question
	queue quilt quit quote race raise range rank rate rebuild record rearrange redo refer refill refund refurbish
	reign rein release remark remodel rent repair repeat report represent request research reserve reset rest result
	retire return review reward rewire ring risk roast roll roof root rotate round route row rub ruin rule run rush
	sail sample sand scale scan scare score scrap screen screw script seal search season seat secure sense sequence
	service set shape share sharpen shed shelter shield shift ship shoot shop shout show shut side sign signal size
	sketch skip slice slide slow smell smoke smooth solder sort sound source span spare spark spell spin splash
	split sponsor spot spray spread spring stack staff stage stamp stand staple star start starve state station
	steer step stir stitch stock stop strain stream stress stretch strike strip study style subtitle sum support
	suppose surprise survey suspect sweep swim switch tag tap target taste tax team tear test thread threaten tick
	tie tile time tip tour tow trace track trade train transfer transport trap travel tune turn tutor twist type
	urge use value vet view visit voice volunteer vote wake walk warm watch water weave weld whitewash wipe wish
	work wrap yell zone text phone age ache bag bark beg bite blame bleach bolt brake bump buzz cheat chip choke chop
	click crawl creep crush curl dip ditch drag dread dream drift drip dump dust flare flash flicker flip flush fry glow
	grab grumble haul hoover hug hum itch jam jog juggle lick message nap nod nudge panic pat pinch plug poke pray prime
	punch rattle restart rock scatter scrape scratch scream scrub shake shave shine shrug sigh sink sip slam slip smash
	smear smile snag snap snore spill squash squeak squeeze stain stall stare steam sting stink strap stroke
	surrender swing tangle tease tilt tire toss trip trust tumble upset wander warp wave whistle wink yawn zip varnish`,
);

/** Past forms that are no participles: "went". */
export const PAST_ONLY = words(
	`arose ate became began bit blew broke came chose did drank drew drove fell flew forgot froze gave grew hid knew
	lay rang rode rose sang saw shook spoke swore threw took tore undertook went woke wore wove wrote was were had
	oversaw withdrew overtook`,
);

/** Past forms that are participles too: "sent". */
export const PAST_OR_PARTICIPLE = words(
	`beat bent bought bound brought built burnt caught cost cut dealt dug felt fought found fed got heard held hit
	hung kept laid learnt led left lent let lit lost made meant met paid proofread put quit ran read rebuilt redid
	said sat sent set shot shrank shrunk shut slept sold spent split spread spun stood stuck struck swept taught
	thought told understood won rewrote`,
);

/** Verbs whose form in -ed usually describes a noun: "a team based in Leeds". */
export const DESCRIBING = words(
	`based located called named founded established specialised specialized focused focussed dedicated qualified
	certified trained insured aged known owned tailored aimed related interested experienced skilled designed made
	built run led driven used needed required included combined accredited authorised licensed registered committed`,
);

export const isKnownVerb = (word: string): boolean => VERBS_ONLY.has(word) || VERBS_AND_NOUNS.has(word);

/** Whether a word is the -s form of a verb that is hardly ever a noun: "saves", but not "pumps". */
export function isPlainThirdPerson(word: string): boolean {
	return basesOf(word).some((base) => VERBS_ONLY.has(base));
}

export function isThirdPerson(word: string): boolean {
	return basesOf(word).some(isKnownVerb);
}

/** What the word may be the -s form of. */
function basesOf(word: string): string[] {
	if (!/[^s]s$/.test(word)) return [];
	return [word.slice(0, -1), word.replace(/es$/, ''), word.replace(/ies$/, 'y')].filter((base) => base !== word);
}
