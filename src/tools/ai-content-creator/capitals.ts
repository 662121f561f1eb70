/** Capitals, and large cities, whose zone is named after another place; in small letters without accents. */
const CITIES_OF = `Africa/Abidjan: yamoussoukro; Africa/Blantyre: lilongwe; Africa/Bujumbura: gitega; Africa/Casablanca: rabat,
	marrakesh; Africa/Dar_es_Salaam: dodoma; Africa/Douala: yaounde; Africa/Johannesburg: pretoria, cape town,
	durban, bloemfontein; Africa/Lagos: abuja; America/Belize: belmopan; America/Barbados: bridgetown;
	America/Chicago: houston, dallas, austin, kansas city; America/Costa_Rica: san jose; America/El_Salvador: san
	salvador; America/Guatemala: guatemala city; America/Guayaquil: quito; America/Guyana: georgetown;
	America/Jamaica: kingston; America/La_Paz: sucre; America/Los_Angeles: san francisco, seattle, san diego;
	America/New_York: washington, washington dc, boston, philadelphia, miami, atlanta; America/Panama: panama city;
	America/Sao_Paulo: brasilia, rio de janeiro; America/Toronto: ottawa, montreal; Asia/Aden: sanaa; Asia/Almaty:
	astana; Asia/Bahrain: manama; Asia/Dubai: abu dhabi; Asia/Ho_Chi_Minh: hanoi, ho chi minh city; Asia/Karachi:
	islamabad, lahore; Asia/Kathmandu: kathmandu; Asia/Kolkata: new delhi, delhi, mumbai, bangalore, chennai,
	kolkata; Asia/Kuwait: kuwait city; Asia/Qatar: doha; Asia/Shanghai: beijing; Asia/Yangon: naypyidaw, yangon;
	Atlantic/Cape_Verde: praia; Australia/Sydney: canberra; Europe/Amsterdam: the hague; Europe/Andorra: andorra la
	vella; Europe/Berlin: munich, hamburg, frankfurt; Europe/Istanbul: ankara; Europe/Kyiv: kyiv; Europe/London:
	edinburgh, cardiff, belfast, manchester; Europe/Madrid: barcelona; Europe/Malta: valletta; Europe/Rome: milan;
	Europe/Zurich: bern, geneva; Indian/Mahe: victoria; Indian/Maldives: male; Indian/Mauritius: port louis;
	Pacific/Auckland: wellington, christchurch; Pacific/Fiji: suva; Pacific/Guadalcanal: honiara; Pacific/Efate:
	port vila; Pacific/Tongatapu: nukualofa`;

export const CAPITALS: ReadonlyMap<string, string> = new Map(
	CITIES_OF.split(/;\s+/).flatMap((line) => {
		const [zone = '', cities = ''] = line.split(/:\s+/);
		return cities.split(/,\s+/).map((city) => [city.replace(/\s+/g, ' '), zone] as const);
	}),
);
