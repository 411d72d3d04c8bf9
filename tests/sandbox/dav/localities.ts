/** Localities of the seeded addresses, which the sandbox's geocoder finds by pincode or name. */
export type Locality = {
  area: string
  city: string
  pin: string
  landmark: string
  latitude: number
  longitude: number
}

const at = (
  area: string,
  city: string,
  pin: string,
  landmark: string,
  [latitude, longitude]: readonly [number, number],
): Locality => ({ area, city, pin, landmark, latitude, longitude })

export const LOCALITIES: readonly Locality[] = [
  at('Mathigiri', 'Hosur', '635110', 'Near Chandira Choodeswarar Temple', [12.7071, 77.7826]),
  at('Jayanagar 4th Block', 'Bengaluru', '560011', 'Opposite Cool Joint', [12.9299, 77.5826]),
  at('Srirangam', 'Tiruchirappalli', '620006', 'Behind Raja Gopuram', [10.8624, 78.6931]),
  at('Adyar', 'Chennai', '600020', 'Next to Malar Hospital', [13.0067, 80.2572]),
  at('RS Puram', 'Coimbatore', '641002', 'Near DB Road post office', [11.009, 76.9486]),
  at('Anna Nagar', 'Madurai', '625020', 'Opposite Ambika Theatre', [9.9213, 78.1481]),
  at('Kuvempunagar', 'Mysuru', '570023', 'Near Apollo pharmacy', [12.2866, 76.6235]),
  at('Ameerpet', 'Hyderabad', '500016', 'Behind Satyam Theatre', [17.4374, 78.4487]),
  at('Kothrud', 'Pune', '411038', 'Near City Pride', [18.5074, 73.8077]),
  at('Andheri West', 'Mumbai', '400053', 'Opposite Lokhandwala lake', [19.1364, 72.8296]),
  at('Kaloor', 'Kochi', '682017', 'Near the stadium', [9.994, 76.292]),
  at('Salt Lake Sector 2', 'Kolkata', '700091', 'Near Karunamoyee', [22.5867, 88.4171]),
  at('Dwarka Sector 12', 'New Delhi', '110078', 'Near metro gate 2', [28.5921, 77.046]),
  at('Malviya Nagar', 'Jaipur', '302017', 'Behind Gaurav Tower', [26.8549, 75.8243]),
]
