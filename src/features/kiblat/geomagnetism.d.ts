// The package's own types are those of its index, which brings the models of twenty years.

declare module 'geomagnetism/lib/model.js' {
  export default class Model {
    constructor(data: unknown)
    getTimedModel(date: Date): Model
    point(latitudeLongitude: readonly [number, number]): { decl: number }
  }
}
